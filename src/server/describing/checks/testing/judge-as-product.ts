import { checkAnswer } from '#server/describing/checks/check-answer.ts'
import { repairAnswer } from '#server/describing/checks/repair-answer.ts'
import type { Judge } from './measure-texts.ts'

/** What the product makes of an answer: repaired, then judged. */
export const judgeAsProduct: Judge = ({ answer, filename }) => {
  const repaired = repairAnswer(answer)
  return { answer: repaired.answer, breaches: checkAnswer(repaired.answer, { filename, keywords: [] }) }
}
