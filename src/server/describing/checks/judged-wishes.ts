import type { JudgedFor } from '#checks/rule.ts'
import { affixCharacters } from '#server/describing/question/alt-affixes.ts'
import type { MergedWishes } from '#server/describing/question/merge-wishes.ts'

/** What is wished, as texts are judged for it that have neither prefix nor suffix yet. */
export function judgedWishes(wishes: MergedWishes): Pick<JudgedFor, 'avoidedKeywords' | 'maxAltCharacters'> {
  const { avoidedKeywords, maxAltCharacters } = wishes
  return {
    avoidedKeywords,
    maxAltCharacters: maxAltCharacters === null ? null : maxAltCharacters - affixCharacters(wishes),
  }
}
