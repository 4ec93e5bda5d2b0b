import type { Clock } from '#server/describing/clock.ts'
import type { Reply } from '#server/describing/providers/ask-provider.ts'
import type { Unusable } from '#server/describing/providers/explain-provider-error.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import { askWithRetries } from './ask-with-retries.ts'
import type { KeyedProvider } from './keyed-provider.ts'
import type { Checkpoint } from './track-answers.ts'

/** The state of one picture's attempts with the providers. */
export interface Attempt {
  picture: object
  group: string
  signal: AbortSignal
  clock: Clock
  /** Receives every reply, including those that are retried. */
  onReply(keyed: KeyedProvider, reply: Reply): void
}

export type Found =
  | { keyed: KeyedProvider; reply: Exclude<Reply, { kind: 'unusable' | 'trouble' | 'key_refused' }> }
  | { keyed: null; unusable: Unusable['fault'] | null; isPicture: boolean }

/** Failed attempts of a picture while others were answered in between; this many prove that the picture is the cause. */
const triesFailedAloneThatTell = 2

/**
 * Asks the providers in `order` until one answers. If one declines, another may still describe the picture; it is declined only if
 * all do. Skips unavailable providers, and waits for one whose circuit has just opened if there is no other.
 */
export async function askInOrder(
  order: KeyedProvider[],
  questionFor: (keyed: KeyedProvider) => Question,
  jpeg: Buffer | null,
  attempt: Attempt,
): Promise<Found> {
  const left = order.toSorted(
    (a, b) => Number(a.availability() === 'just_opened') - Number(b.availability() === 'just_opened'),
  )
  let declined: Found | null = null
  let unusable: Unusable['fault'] | null = null
  let wereAllAsked = true
  let mayBePicture = true
  let triesFailedAlone = 0
  const failing: KeyedProvider[] = []
  for (let keyed = left.shift(); keyed; keyed = left.shift()) {
    const reply = keyed.availability() === 'unavailable' ? null : await visit(keyed)
    if (!reply || reply.kind === 'key_refused') {
      wereAllAsked &&= reply !== null
      continue
    }
    if (reply.kind === 'answer') return { keyed, reply }
    if (reply.kind !== 'unusable' && reply.kind !== 'trouble') {
      declined ??= { keyed, reply }
      continue
    }
    if (reply.kind === 'unusable') unusable ??= reply.fault
    if (reply.kind === 'trouble' && reply.mayBePicture) failing.push(keyed)
    mayBePicture &&= reply.kind === 'unusable' || reply.mayBePicture
  }
  if (declined) return declined
  const isPicture = wereAllAsked && mayBePicture && triesFailedAlone >= triesFailedAloneThatTell
  if (!isPicture) for (const keyed of failing) keyed.noteFailed(questionFor(keyed), jpeg)
  return { keyed: null, unusable, isPicture }

  function visit(keyed: KeyedProvider) {
    let checkpoint: Checkpoint | null = null
    return askWithRetries(keyed, questionFor(keyed), jpeg, {
      ...attempt,
      waitsForRecovery: !left.some((other) => other.availability() === 'available'),
      onReply(reply) {
        attempt.onReply(keyed, reply)
        if (reply.kind !== 'trouble' || !reply.mayBePicture) return
        if (checkpoint && keyed.failedAlone(attempt.picture, checkpoint)) triesFailedAlone += 1
        checkpoint = keyed.checkpoint()
      },
    })
  }
}
