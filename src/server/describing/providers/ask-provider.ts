import type { Clock } from '#server/describing/clock.ts'
import { type Answer, readAnswer } from '#server/describing/question/read-answer.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import { noUsage } from './count-calls.ts'
import { type CallFailure, explainProviderError } from './explain-provider-error.ts'
import type { Provider, Usage } from './provider.ts'
import { providerKinds } from './provider-kinds.ts'
import type { Allowance } from './read-allowance.ts'

export type Reply = ({ kind: 'answer'; answer: Answer } | CallFailure) & {
  usage: Usage
  allowance?: Allowance | null
}

/**
 * Asks one provider once, all languages in one call, and cuts the call after `timeoutMs` (its body too, which the
 * SDKs wait for without end). Throws the signal's reason when it aborts, nothing else.
 */
export async function askProvider(
  provider: Provider,
  question: Question,
  jpeg: Buffer,
  options: { timeoutMs: number; signal: AbortSignal; clock: Clock },
): Promise<Reply> {
  const { signal, timeoutMs, clock } = options
  signal.throwIfAborted()
  const tooLate = new AbortController()
  const cancel = clock.later(timeoutMs, () => tooLate.abort(new Error('the provider took too long')))
  try {
    const completion = await provider.complete(question, jpeg, AbortSignal.any([signal, tooLate.signal]))
    const { text, stop, usage, allowance = null } = completion
    if (stop === 'refused') return { kind: 'refused', usage, allowance }
    const answer = stop === 'complete' ? readAnswer(text, question.languages) : null
    return answer
      ? { kind: 'answer', answer, usage, allowance }
      : { kind: 'unusable', isFinal: false, usage, allowance }
  } catch (error) {
    signal.throwIfAborted()
    return {
      ...explainProviderError(providerKinds[provider.name], error, tooLate.signal.aborted),
      usage: noUsage(),
    }
  } finally {
    cancel()
  }
}
