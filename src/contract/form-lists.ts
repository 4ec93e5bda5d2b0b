const listFields = new Set(['languages', 'customLanguages', 'keywords', 'avoidedKeywords', 'labels'])

/** Whether a form field contains a list of texts. */
export function isListField(name: string): boolean {
  return listFields.has(name)
}

/** What a form's field holds: JSON, which should be a list, or texts with commas between them. Throws a SyntaxError for what begins like JSON and is none. */
export function readFormList(text: string): unknown {
  if (/^\s*[[{"]/.test(text)) return JSON.parse(text)
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Merges fields of the same name. A value that is not a list stays as it is, for its schema to refuse. */
export function joinLists(texts: readonly string[]): string {
  try {
    return JSON.stringify(texts.flatMap(readFormList))
  } catch {
    return texts.join(',')
  }
}
