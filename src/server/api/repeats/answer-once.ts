import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiLimits } from '#contract/api-limits.ts'
import { inputWords } from '#contract/words-of-issue.ts'
import { findOwnJob } from '#server/jobs/reading/find-job.ts'
import { tokenCallerOf } from '#server/platform/caller.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { awaitTurn } from './await-turn.ts'
import { type Claim, isKnownKey } from './claim-repeat.ts'
import { holdClaim } from './hold-claim.ts'
import type { StoredAnswer } from './repeats.tables.ts'
import { subjectOf } from './subject-of.ts'

/** What the effect of a call that may be repeated is handed. Without an `Idempotency-Key` nothing of it is kept. */
export interface Repeat {
  /** What an earlier run of this call wrote down before it was cut off; null: this is the first, or it wrote nothing. */
  reference: unknown
  /**
   * Writes down, in the effect's first transaction, what the next run needs to go on where this one was cut off. From
   * then on the call has begun: a failure leaves the key to be taken up with this reference.
   */
  refer(tx: Transaction, reference: object): Promise<void>
  /** Left out, the answer is kept after the effect: a process killed in between does it again. */
  keep: KeepAnswer
}

type ForRepetition = (body: never) => unknown

interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  /** Of the body (`digestJson`, `digestForm`). */
  digest: Buffer
  /** What of an answer is kept: secrets are left out. */
  forRepetition?: ForRepetition | undefined
}

/**
 * Answers a call of the API, by its `Idempotency-Key` once: a repetition with the same body is answered again, with
 * `Idempotency-Replayed: true`, and one that comes while the first runs waits for its answer. Nothing is kept of what is
 * refused before it began. Refuses `invalid_input` (the key), `idempotency_running`, `idempotency_mismatch`.
 */
export async function answerOnce(
  platform: Pick<Platform, 'db' | 'events' | 'log'>,
  { request, reply, digest, forRepetition = (body: never) => body }: Asked,
  effect: (repeat: Repeat) => Promise<unknown>,
): Promise<FastifyReply> {
  const keyHash = keyHashOf(request)
  if (!keyHash) return reply.send(await effect(unkept))
  const call = `${request.method} ${request.url.split('?')[0]}`
  const found = await awaitTurn(platform, { userId: tokenCallerOf(request).id, keyHash, call, digest })
  if (found.kind === 'mine')
    return reply.send(await runOnce(platform, found.claim, { request, reply, forRepetition }, effect))
  reply.header('idempotency-replayed', 'true')
  if (found.kind === 'gone') throw new Refusal('not_found')
  // What is deleted is gone at once, also while it can be restored.
  if (found.answer.subject) await findOwnJob(platform.db, tokenCallerOf(request), found.answer.subject.jobId)
  return sayAgain(reply, found.status, found.answer)
}

async function runOnce(
  platform: Pick<Platform, 'db' | 'log'>,
  claim: Claim,
  {
    request,
    reply,
    forRepetition,
  }: { request: FastifyRequest; reply: FastifyReply; forRepetition: ForRepetition },
  effect: (repeat: Repeat) => Promise<unknown>,
): Promise<unknown> {
  const { db } = platform
  const held = holdClaim(platform, claim)
  let isKept = false
  const keep: KeepAnswer = async (tx, answer) => {
    const { statusCode: status } = reply
    // Safe: the answer is that of the call whose bodies it reads.
    const readBody = (body: unknown) => forRepetition(body as never)
    if (answer instanceof Refusal) await held.keep(tx, answer)
    else
      await held.keep(tx, { status, ...answer, body: readBody(answer.body) }, subjectOf(request, answer.body))
    isKept = true
  }
  try {
    const body = await effect({ reference: claim.reference, refer: held.refer, keep })
    const location = reply.getHeader('location')
    if (!isKept)
      await db.transaction((tx) =>
        keep(tx, { body, ...(typeof location === 'string' && { headers: { location } }) }),
      )
    return body
  } catch (error) {
    // What was answered stays so; what was not is free again.
    await held.release()
    throw error
  } finally {
    held.stop()
  }
}

function sayAgain(
  reply: FastifyReply,
  status: number,
  { body, headers, refusal }: StoredAnswer,
): FastifyReply {
  // Safe: it was stored of a refusal with this code.
  if (refusal) throw new Refusal(refusal.code, refusal.details as never)
  return reply
    .code(status)
    .headers(headers ?? {})
    .send(body)
}

/** Of the call's `Idempotency-Key`; null without one. Refuses `invalid_input`. */
function keyHashOf({ headers }: FastifyRequest): Buffer | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key.length < 1 || key.length > apiLimits.idempotencyKeyCharacters)
    throw new InvalidInput([{ path: 'Idempotency-Key', words: inputWords.idempotencyKeyLength }])
  return createHash('sha256').update(key).digest()
}

/** Whether the call's `Idempotency-Key` was sent before, so that it may be a repetition of what was answered then. */
export async function mayBeRepetition(
  { db }: Pick<Platform, 'db'>,
  request: FastifyRequest,
): Promise<boolean> {
  const keyHash = keyHashOf(request)
  return keyHash !== null && (await isKnownKey(db, { userId: tokenCallerOf(request).id, keyHash }))
}

const unkept: Repeat = { reference: null, refer: async () => {}, keep: async () => {} }
