/**
 * The pattern for a text that is in lower case already: one that does not care for case tries every letter in several
 * ways, and takes several times as long. The source must have no letter in upper case.
 */
export function lowerCasePattern(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, pattern.flags.replace('i', ''))
}
