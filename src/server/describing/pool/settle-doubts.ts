import { createHash } from 'node:crypto'
import {
  type AskOptions,
  askOtherwise,
  askProvider,
  type Reply,
} from '#server/describing/providers/ask-provider.ts'
import type { Suspected, Trouble } from '#server/describing/providers/explain-provider-error.ts'
import type { RefusedFeatures } from '#server/describing/providers/follow-dialect.ts'
import type { Provider } from '#server/describing/providers/provider.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import { type ControlQuestion, provesForMs } from './control-question.ts'
import type { HealthReplica } from './replicate-health.ts'
import type { AnswerTracker, Checkpoint } from './track-answers.ts'

/** A call, and how it was asked. */
export interface Asked {
  question: Question
  jpeg: Buffer | null
  picture: object
  ask: AskOptions & { refused: RefusedFeatures }
  /** Whether no other provider can be asked now. */
  isLastToAsk: boolean
}

interface SettleDoubtsParts {
  provider: Provider
  health: HealthReplica
  answers: AnswerTracker
  control: ControlQuestion
  /** Turns a server's message into one that people can read. */
  clean(sentence: string): string
}

/** How long until a server that accepts a question in no form is asked in all of them again. */
const formHoldsMs = 60_000
const mostFailing = 500
/** The shortest pause of a job. */
const leastPauseMs = 1_000

/** A reply that may be due to the key, the form of the question or the picture, and does not show by itself which. */
type Doubtful = Reply & ({ kind: 'key_refused' } | (Trouble & { cause: 'account' | 'rejected' }))

/**
 * If the words of a failed call do not show whether the picture caused it, this decides: by whether other pictures are answered, or
 * else by the control question. If the picture is not the cause, the form may be: then the question is asked in another form.
 */
export function settleDoubts({ provider, health, answers, control, clean }: SettleDoubtsParts) {
  /** Both by the bytes of pictures, because pictures are opened again when a job resumes. */
  const failing = new Map<string, Checkpoint>()
  const firstDoubts = new Map<string, { at: number; picture: object }>()
  let finding: Promise<Reply | null> | null = null
  let isFormUnknownUntil = Number.NEGATIVE_INFINITY

  const decide = ({ sentence = '' }: { sentence?: string }, since: number) =>
    control.decide(clean(sentence), since)

  async function settleDoubtful(reply: Doubtful, { question, jpeg, picture, ask }: Asked): Promise<Reply> {
    const now = health.now()
    const lately = now - provesForMs
    const print = fingerprint(question, jpeg)
    const doubt = firstDoubts.get(print)
    // Opened anew, it is still the same one.
    const same = doubt?.picture ?? picture
    keep(firstDoubts, print, doubt ?? { at: now, picture })
    // If the key was withdrawn just now, it worked for other pictures just before: no picture fails because of it.
    const since = isOfKey(reply) ? Math.max(doubt?.at ?? now, lately) : lately
    const isAlone =
      doubt && isOfKey(reply)
        ? answers.isDoubtedAloneBySent(same, since)
        : answers.isDoubtedAlone(same, lately)
    // What was turned down before says nothing new of others.
    if (!doubt) answers.noteDoubt(picture, now)
    const outcome = isAlone ? 'passed' : await untilAborted(ask.signal, decide(reply, since))
    if (outcome === 'passed') return { kind: 'suspected', fault: readSuspicion(reply), usage: reply.usage }
    if (outcome === null) return { ...asTrouble(reply), retryAfterMs: null }
    if (reply.kind === 'key_refused' && outcome === 'key_refused') return reply
    const mayBeForm = reply.kind === 'trouble' && reply.mayBeForm
    const otherwise = mayBeForm ? await findForm(question, jpeg, ask) : null
    return otherwise ?? { ...asTrouble(reply), isProven: true }
  }

  /** One picture searches for a form that the server accepts; others that are turned down during the search then use it. */
  async function findForm(question: Question, jpeg: Buffer | null, ask: Asked['ask']): Promise<Reply | null> {
    while (finding) {
      // The search may have been aborted: then this picture continues it.
      const found = await untilAborted(
        ask.signal,
        finding.catch(() => undefined),
      )
      if (found !== undefined) return found && askProvider(provider, question, jpeg, ask)
    }
    if (health.now() < isFormUnknownUntil) return null
    finding = askOtherwise(provider, question, jpeg, ask).finally(() => {
      finding = null
    })
    const found = await finding
    if (!found) isFormUnknownUntil = health.now() + formHoldsMs
    return found
  }

  /** A picture that fails again after its job has waited may be the cause of the failure. */
  async function settleFailing(
    reply: Reply,
    { question, jpeg, picture, ask, isLastToAsk }: Asked,
  ): Promise<Reply> {
    const checkpoint = failing.size === 0 ? undefined : failing.get(fingerprint(question, jpeg))
    if (!checkpoint || !isLastToAsk || reply.kind !== 'trouble' || !reply.mayBePicture) return reply
    if (health.now() - checkpoint.at < leastPauseMs) return reply
    const isItsOwn =
      answers.lastAnywhere() > checkpoint.at
        ? answers.failedAlone(picture, checkpoint, 0)
        : (await untilAborted(
            ask.signal,
            decide(reply, Math.max(checkpoint.at, health.now() - provesForMs)),
          )) === 'passed'
    return isItsOwn ? { kind: 'suspected', fault: 'unanswered', usage: reply.usage } : reply
  }

  return {
    /** Called when all attempts for a picture failed. */
    noteFailed(question: Question, jpeg: Buffer | null) {
      const print = fingerprint(question, jpeg)
      keep(failing, print, failing.get(print) ?? answers.checkpoint(health.now()))
    },
    settle: (reply: Reply, asked: Asked): Promise<Reply> =>
      isDoubtful(reply) ? settleDoubtful(reply, asked) : settleFailing(reply, asked),
  }
}

function keep<T>(kept: Map<string, T>, print: string, value: T) {
  kept.set(print, value)
  if (kept.size > mostFailing) for (const oldest of kept.keys().take(1)) kept.delete(oldest)
}

/** Does not stop the work, because others may wait for it, too. Throws the signal's reason when it aborts. */
async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort))
}

function isDoubtful(reply: Reply): reply is Doubtful {
  if (reply.kind === 'key_refused') return true
  return reply.kind === 'trouble' && (reply.cause === 'rejected' || reply.cause === 'account')
}

/** Of what is asked about: the picture, or the texts in place of one. */
const fingerprint = ({ user }: Question, jpeg: Buffer | null) =>
  createHash('sha256')
    .update(jpeg ?? user)
    .digest('base64url')

/** Hardly any server returns these because of a picture. */
function isOfKey(reply: Doubtful): boolean {
  return reply.kind === 'key_refused' || reply.cause === 'account'
}

/** The reply as trouble, so that the key is not given up, whatever was said. */
function asTrouble(reply: Doubtful): Trouble & Pick<Reply, 'usage'> {
  if (reply.kind === 'trouble') return reply
  const { sentence, usage } = reply
  return {
    ...{ kind: 'trouble', cause: 'rejected', retryAfterMs: null, mayBePicture: false, allowance: null },
    ...{ sentence, usage },
  }
}

function readSuspicion(reply: Doubtful): Suspected['fault'] {
  const isOfSize = /exceed|too (large|big|long|many)|maximum|\btokens\b/i.test(reply.sentence ?? '')
  return reply.kind === 'trouble' && reply.cause === 'rejected' && isOfSize ? 'too_large' : 'refused'
}
