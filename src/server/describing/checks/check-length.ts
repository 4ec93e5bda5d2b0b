const maxCharacters = 250

/** Broken when the alt text is longer than a person wants to listen to without being able to stop. */
export function checkLength(altText: string): boolean {
  return [...altText].length > maxCharacters
}
