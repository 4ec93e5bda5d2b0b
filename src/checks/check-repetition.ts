import type { RuleOfText } from './rule.ts'

const mostWordsAtATime = 8
const times = 5

/** Broken if the same one to eight words occur five times in a row: the model is in a loop. */
export function checkRepetition(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  for (let length = 1; length <= mostWordsAtATime; length += 1) {
    // Five in a row means that four times `length` words equal the word `length` places before them.
    let same = 0
    for (let index = length; index < words.length; index += 1) {
      same = words[index] === words[index - length] ? same + 1 : 0
      if (same === length * (times - 1)) return true
    }
  }
  return false
}

export const repetitionRule: RuleOfText = {
  isHard: true,
  advice: 'a text says the same words again and again. Say each thing once.',
  fields: ['altText', 'description', 'aside'],
  sparesOwnWords: true,
  judgeText: checkRepetition,
}
