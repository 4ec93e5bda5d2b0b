import type { RuleOfOne } from './rule.ts'

const maxCharacters = 250

/** Broken when the alt text is longer than a person wants to listen to without being able to stop. */
export function checkLength(altText: string): boolean {
  return [...altText].length > maxCharacters
}

export const lengthRule: RuleOfOne = {
  isHard: false,
  advice: 'the alt text is longer than 250 characters. Say the most important thing in 125 or fewer.',
  judge: ({ altText }) => checkLength(altText),
  sparesOwnWords: true,
}
