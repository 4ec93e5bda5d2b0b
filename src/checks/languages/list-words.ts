/** The words of a list, as the file of a language writes one: with spaces and line breaks between them. */
export function listWords(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '')
}
