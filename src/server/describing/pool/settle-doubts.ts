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
  jpeg: Buffer
  picture: object
  ask: AskOptions & { refused: RefusedFeatures }
  /** No other provider can be asked now. */
  isLastToAsk: boolean
}

interface SettleDoubtsParts {
  provider: Provider
  health: HealthReplica
  answers: AnswerTracker
  control: ControlQuestion
  /** Makes a server's sentence one that people may read. */
  clean(sentence: string): string
}

/** A server that takes a question in no form is not asked in all of them again before. */
const formHoldsMs = 60_000
const mostFailing = 500
/** No job waits shorter. */
const leastPauseMs = 1_000

/** A reply that says something of the key, of the question's form or of the picture: nobody can tell by itself of which. */
type Doubtful = Reply & ({ kind: 'key_refused' } | (Trouble & { cause: 'account' | 'rejected' }))

/**
 * Decides whose fault a call's end is where its words do not: by what others are answered, or else by the control question. What is not
 * the picture's fault may be the form's: then it is asked otherwise.
 */
export function settleDoubts({ provider, health, answers, control, clean }: SettleDoubtsParts) {
  /** Both by the bytes of pictures, which are opened anew when a job goes on. */
  const failing = new Map<string, Checkpoint>()
  const firstDoubts = new Map<string, number>()
  let finding: Promise<Reply | null> | null = null
  let isFormUnknownUntil = Number.NEGATIVE_INFINITY

  const decide = ({ sentence = '' }: { sentence?: string }, since: number) =>
    control.decide(clean(sentence), since)

  async function settleDoubtful(reply: Doubtful, { question, jpeg, picture, ask }: Asked): Promise<Reply> {
    const now = health.now()
    const lately = now - provesForMs
    const print = fingerprint(jpeg)
    const doubtedAt = firstDoubts.get(print)
    keep(firstDoubts, print, doubtedAt ?? now)
    // A key that is withdrawn now was good for others just before: no picture fails for it.
    const since = isOfKey(reply) ? Math.max(doubtedAt ?? now, lately) : lately
    const isAlone =
      doubtedAt !== undefined && isOfKey(reply)
        ? answers.isDoubtedAloneBySent(picture, since)
        : answers.isDoubtedAlone(picture, lately)
    answers.noteDoubt(picture, now)
    const outcome = isAlone ? 'passed' : await untilAborted(ask.signal, decide(reply, since))
    if (outcome === 'passed') return { kind: 'suspected', fault: readSuspicion(reply), usage: reply.usage }
    if (outcome === null) return { ...asTrouble(reply), retryAfterMs: null }
    if (reply.kind === 'key_refused' && outcome === 'key_refused') return reply
    const mayBeForm = reply.kind === 'trouble' && reply.mayBeForm
    const otherwise = mayBeForm ? await findForm(question, jpeg, ask) : null
    return otherwise ?? { ...asTrouble(reply), isProven: true }
  }

  /** One picture looks for the form that the server takes; others that were turned down meanwhile are asked in that. */
  async function findForm(question: Question, jpeg: Buffer, ask: Asked['ask']): Promise<Reply | null> {
    while (finding) {
      // Whoever looked for it may have been stopped: then this one does.
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

  /** A picture that fails again, after its job has waited, may be what the server fails for. */
  async function settleFailing(reply: Reply, { jpeg, picture, ask, isLastToAsk }: Asked): Promise<Reply> {
    const checkpoint = failing.size === 0 ? undefined : failing.get(fingerprint(jpeg))
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
    /** All tries for it failed. */
    noteFailed(jpeg: Buffer) {
      const print = fingerprint(jpeg)
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

/** Others may wait for the same: it goes on. Throws the signal's reason when it aborts. */
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

const fingerprint = (jpeg: Buffer) => createHash('sha256').update(jpeg).digest('base64url')

/** Hardly any server says this of a picture. */
function isOfKey(reply: Doubtful): boolean {
  return reply.kind === 'key_refused' || reply.cause === 'account'
}

/** The key is not given up, whatever was said. */
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
