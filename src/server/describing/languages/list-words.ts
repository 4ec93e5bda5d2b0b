/** The words of a list of a language. */
export function listWords(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '')
}
