import type { Clock } from '#server/describing/clock.ts'
import type { Reply } from '#server/describing/providers/ask-provider.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import { askWithPatience } from './ask-with-retries.ts'
import type { Member } from './create-keyed-provider.ts'
import type { Mark } from './track-answers.ts'

/** What is known of one picture's luck with the providers. */
export interface Attempt {
  picture: object
  party: string
  signal: AbortSignal
  clock: Clock
  /** Hears every reply, also those that are retried. */
  onReply(member: Member, reply: Reply): void
}

export type Found =
  | { member: Member; reply: Exclude<Reply, { kind: 'unusable' | 'trouble' | 'key_refused' }> }
  | { member: null; isUnusable: boolean; isPicture: boolean }

/** Its own tries that failed while others were answered in between: so many make it plain that the picture is the cause. */
const lonelyTriesThatTell = 2

/**
 * Asks those in `order` until one answers. What one declines another may describe: only when nobody does is its no the
 * last word. Who is away is left out, and who has only just
 * gone down is waited for when there is nobody else.
 */
export async function askMembers(
  order: Member[],
  question: Question,
  jpeg: Buffer,
  attempt: Attempt,
): Promise<Found> {
  const left = order.toSorted(
    (a, b) => Number(a.standing() === 'suspense') - Number(b.standing() === 'suspense'),
  )
  let declined: Found | null = null
  let isUnusable = false
  let wereAllAsked = true
  let mayBePicture = true
  let lonelyTries = 0
  for (let member = left.shift(); member; member = left.shift()) {
    const reply = member.standing() === 'away' ? null : await visit(member)
    if (!reply || reply.kind === 'key_refused') {
      wereAllAsked &&= reply !== null
      continue
    }
    if (reply.kind === 'answer') return { member, reply }
    if (reply.kind !== 'unusable' && reply.kind !== 'trouble') {
      declined ??= { member, reply }
      continue
    }
    isUnusable ||= reply.kind === 'unusable'
    mayBePicture &&= reply.kind === 'unusable' || reply.mayBePicture
  }
  if (declined) return declined
  const isPicture = wereAllAsked && mayBePicture && lonelyTries >= lonelyTriesThatTell
  return { member: null, isUnusable, isPicture }

  function visit(member: Member) {
    let mark: Mark | null = null
    return askWithPatience(member, question, jpeg, {
      ...attempt,
      isPatient: !left.some((other) => other.standing() === 'well'),
      onReply(reply) {
        attempt.onReply(member, reply)
        if (reply.kind !== 'trouble' || !reply.mayBePicture) return
        if (mark && member.isAlone(attempt.picture, mark)) lonelyTries += 1
        mark = member.mark()
      },
    })
  }
}
