/**
 * The pattern for a text that is in lower case already: one that does not care for case tries every letter in several
 * ways, and takes several times as long. The source must have no letter in upper case; a letter of any script (`\p{L}`) becomes one
 * of the Latin script, whose ranges are few: all of them are compiled anew for every pattern in a process that has just begun.
 */
export function lowerCasePattern(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replaceAll('\\p{L}', '\\p{sc=Latn}'), pattern.flags.replace('i', ''))
}
