import type { Clock } from '#server/describing/clock.ts'
import type { Answer } from '#server/describing/question/read-answer.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import { noUsage } from './count-calls.ts'
import { chooseDialect, type RequestFeature, waysToAsk } from './dialect.ts'
import { type CallFailure, explainProviderError } from './explain-provider-error.ts'
import { findRefusedFeature } from './find-refused-feature.ts'
import type { RefusedFeatures } from './follow-dialect.ts'
import type { Completion, Provider, Usage } from './provider.ts'
import type { ProviderError } from './provider-error.ts'
import { providerKinds } from './provider-kinds.ts'
import type { Allowance } from './read-allowance.ts'
import { findFault } from './whose-fault.ts'

export type Reply = ({ kind: 'answer'; answer: Answer } | CallFailure) & {
  usage: Usage
  allowance?: Allowance | null
}

export interface AskOptions {
  timeoutMs: number
  signal: AbortSignal
  clock: Clock
  /** What the server is known to refuse; without it nothing is, and nothing is learnt. */
  refused?: RefusedFeatures
  /** To be left out this time, and remembered as refused if that helps. */
  without?: readonly RequestFeature[]
}

/**
 * Asks one provider once, all languages in one call, and cuts the call after `timeoutMs` (its body too, which the
 * SDKs wait for without end). A server that refuses something of how it was asked is asked again at once without that: it
 * has used no tokens for it, and the picture no try. Throws the signal's reason when it aborts, nothing else.
 */
export async function askProvider(
  provider: Provider,
  question: Question,
  jpeg: Buffer | null,
  { signal, timeoutMs, clock, refused, without = [] }: AskOptions,
): Promise<Reply> {
  signal.throwIfAborted()
  const tooLate = new AbortController()
  const cancel = clock.later(timeoutMs, () => tooLate.abort(new Error('the provider took too long')))
  try {
    const completion = await complete(AbortSignal.any([signal, tooLate.signal]))
    const { text, stop, usage, allowance = null } = completion
    if (stop === 'refused') return { kind: 'refused', usage, allowance }
    if (stop === 'thought')
      return { kind: 'unusable', fault: 'thought_too_long', isFinal: true, usage, allowance }
    const answer = stop === 'complete' ? question.read(text) : null
    if (answer && 'outcome' in answer)
      return { kind: answer.outcome === 'declined' ? 'refused' : 'not_visible', usage, allowance }
    return answer
      ? { kind: 'answer', answer, usage, allowance }
      : { kind: 'unusable', fault: 'unusable_answer', isFinal: false, usage, allowance }
  } catch (error) {
    signal.throwIfAborted()
    return {
      ...explainProviderError(providerKinds[provider.name], error, tooLate.signal.aborted),
      usage: noUsage(),
    }
  } finally {
    cancel()
  }

  async function complete(either: AbortSignal): Promise<Completion> {
    const left = new Set(without)
    for (;;) {
      const dialect = chooseDialect(
        provider.features,
        new Set([...((await refused?.known()) ?? []), ...left]),
      )
      try {
        const completion = await provider.complete(question, jpeg, either, dialect)
        // Only now it is known that this was what it refused.
        for (const feature of left) refused?.note(feature)
        return completion
      } catch (error) {
        const known = either.aborted ? null : providerKinds[provider.name].readError(error)
        const feature = known && !isOfPicture(known) && findRefusedFeature(known, dialect)
        if (!refused || !feature || left.has(feature)) throw error
        left.add(feature)
      }
    }
  }
}

/** Asked otherwise it would say the same. */
function isOfPicture(error: ProviderError): boolean {
  return ['refused', 'damaged', 'too_large'].includes(findFault(error, null))
}

/**
 * Asks a server that turned a question down, and did not say for what, in other ways, until one helps. Null: none did, and all were
 * turned down alike.
 */
export async function askOtherwise(
  provider: Provider,
  question: Question,
  jpeg: Buffer | null,
  options: AskOptions & { refused: RefusedFeatures },
): Promise<Reply | null> {
  for (const without of waysToAsk(provider.features, await options.refused.known())) {
    const reply = await askProvider(provider, question, jpeg, { ...options, without })
    if (reply.kind !== 'trouble' || !reply.mayBeForm) return reply
  }
  return null
}
