import { type Breach, checkAnswer, explainBreaches, type JudgedWith } from './checks/check-answer.ts'
import { repairAnswer } from './checks/repair-answer.ts'
import type { CheckedRule } from './checks/rules.ts'
import type { Asking, Objection } from './pool/create-provider-pool.ts'
import type { Answer } from './question/read-answer.ts'

interface Judgement {
  /** Repaired. */
  answer: Answer
  breaches: Breach[]
}

/** Repairs and checks what a pool is answered. `last`: the judgement on the latest answer, which is the one delivered; null before any. */
export function judgeAnswers(known: JudgedWith): { judge: Asking['judge']; last(): Judgement | null } {
  let last: Judgement | null = null
  return {
    last: () => last,
    judge(written, note) {
      const { answer, repairs } = repairAnswer(written)
      const breaches = checkAnswer(answer, known)
      last = { answer, breaches }
      for (const rule of repairs) note({ rule, kind: 'repaired' })
      for (const { rule, isHard } of breaches) note({ rule, kind: isHard ? 'hard' : 'soft' })
      for (const rule of answer.doubts) note({ rule, kind: 'soft' })
      return breaches.filter(({ isHard }) => isHard).flatMap(objectTo)
    },
  }
}

/** Breaches that mean the model did not do the task; another one may. All others are errors of form that it can fix itself. */
const declines = new Set<CheckedRule>(['refusal', 'placeholder'])

/** What the model is told of a breach. */
function objectTo(breach: Breach): Objection[] {
  const isOfForm = !declines.has(breach.rule)
  return explainBreaches([breach]).map((reason) => ({ reason, isOfForm }))
}
