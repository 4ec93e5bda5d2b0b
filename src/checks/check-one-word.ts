import type { RuleOfText } from './rule.ts'

/** One word in a script that separates words; a hyphen or a digit makes it a name or a model. */
const oneWord = /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{M}]{2,}[.!]?$/u

/** Soft, because a name alone can be all that there is to say: who or what it is, the picture does not tell. */
export const oneWordRule: RuleOfText = {
  isHard: false,
  advice: 'the alt text is a single word. Say what can be seen, in a phrase.',
  fields: ['altText'],
  judgeText: (text, { purpose }) =>
    (purpose === 'informative' || purpose === 'complex') && oneWord.test(text.trim()),
}
