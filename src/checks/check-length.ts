import type { RuleOfText } from './rule.ts'

const maxCharacters = 250

/** Broken when the alt text is longer than a person wants to listen to without being able to stop. */
export function checkLength(altText: string): boolean {
  return [...altText].length > maxCharacters
}

export const lengthRule: RuleOfText = {
  isHard: false,
  advice: 'the alt text is too long. Say the most important thing in 125 or fewer.',
  fields: ['altText'],
  judgeText: (altText, { purpose, maxAltCharacters = null }) => {
    // What was wished holds for the words of a picture, too: it is what a shop's field takes.
    if (maxAltCharacters !== null) return [...altText].length > maxAltCharacters
    return purpose !== 'text' && checkLength(altText)
  },
}
