import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiLimits } from '#contract/api-limits.ts'
import { inputWords } from '#contract/words/words-of-issue.ts'
import { imageIdOf, readImageId } from '#server/api/image-id.ts'
import { findOwnJob } from '#server/jobs/reading/find-job.ts'
import { type Owner, tokenCallerOf } from '#server/platform/caller.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import type { Platform } from '#server/platform/platform.ts'
import { NotFound, Refusal } from '#server/platform/refusal.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { type Claim, isKnownKey } from './claim-key.ts'
import { holdClaim } from './hold-claim.ts'
import type { StoredAnswer, Subject } from './idempotency.tables.ts'
import { waitForFirst } from './wait-for-first.ts'

/**
 * What a call does. It can store its answer in the transaction of its effect. Otherwise the answer is stored afterwards, and a process
 * killed in between repeats the effect.
 */
type Effect = (keep: KeepAnswer) => Promise<unknown>

interface KeyedRequest {
  request: FastifyRequest
  reply: FastifyReply
  /** Of the body: `digestJson`, `digestForm`. */
  digest: Buffer
  /** The part of the answer that is stored: without secrets. */
  forRepetition?: ((body: never) => unknown) | undefined
  /** The answer to a repeat, from what `forRepetition` left. */
  onRepetition?: ((stored: never) => unknown) | undefined
}

/**
 * Executes an API call once for each `Idempotency-Key`. A repeat with the same body gets the same answer, with `Idempotency-Replayed:
 * true`; while the first call runs, a repeat waits for it. A call that is refused before it starts leaves nothing stored. Refuses
 * `invalid_input` (the key), `idempotency_running`, `idempotency_mismatch`.
 */
export async function withIdempotency(
  platform: Pick<Platform, 'db' | 'events' | 'log'>,
  keyed: KeyedRequest,
  effect: Effect,
): Promise<FastifyReply> {
  const { request, reply, digest } = keyed
  const keyHash = keyHashOf(request)
  if (!keyHash) return reply.send(await effect(async () => {}))
  const caller = tokenCallerOf(request)
  const call = `${request.method} ${request.url.split('?')[0]}`
  const found = await waitForFirst(platform, { userId: caller.id, keyHash, call, digest })
  if (found.kind === 'mine') return reply.send(await runClaimed(platform, found.claim, keyed, effect))
  reply.header('idempotency-replayed', 'true')
  if (found.kind === 'gone') throw goneOf(found.subject)
  const { subject } = found.answer
  // A deleted job counts as gone at once, even while it can be restored.
  if (subject) await refuseGone(platform.db, caller, subject)
  return await replay(keyed, found.status, found.answer)
}

/** Whether the call's `Idempotency-Key` is known, so that the call can be a repeat. */
export async function mayBeRepeat({ db }: Pick<Platform, 'db'>, request: FastifyRequest): Promise<boolean> {
  const keyHash = keyHashOf(request)
  return keyHash !== null && (await isKnownKey(db, { userId: tokenCallerOf(request).id, keyHash }))
}

async function runClaimed(
  platform: Pick<Platform, 'db' | 'log'>,
  claim: Claim,
  { request, reply, forRepetition = (body: never) => body }: KeyedRequest,
  effect: Effect,
): Promise<unknown> {
  const held = holdClaim(platform, claim)
  let isKept = false
  const keep: KeepAnswer = async (tx, answer) => {
    if (answer instanceof Refusal) await held.keep(tx, answer)
    else {
      // Safe: the answer belongs to the call whose bodies it reads.
      const body = forRepetition(answer.body as never)
      await held.keep(tx, { status: reply.statusCode, ...answer, body }, subjectOf(request, answer.body))
    }
    isKept = true
  }
  try {
    const body = await effect(keep)
    const location = reply.getHeader('location')
    if (!isKept)
      await platform.db.transaction((tx) =>
        keep(tx, { body, ...(typeof location === 'string' && { headers: { location } }) }),
      )
    return body
  } catch (error) {
    // A stored answer stays; without one the key is free again.
    await held.release()
    throw error
  } finally {
    held.stop()
  }
}

/** What the answer depends on: calls below these addresses answer with an image or with a job. */
function subjectOf({ routeOptions: { url: route = '' } }: FastifyRequest, body: unknown): Subject | null {
  // Safe: their schemas return nothing else.
  if (/^\/api\/v1\/images\b/.test(route)) return readImageId((body as { id: string }).id)
  if (/^\/api\/v1\/jobs\b/.test(route)) return { jobId: (body as { id: number }).id, position: null }
  return null
}

async function refuseGone(db: Platform['db'], owner: Owner, subject: Subject): Promise<void> {
  try {
    await findOwnJob(db, owner, subject.jobId)
  } catch (error) {
    throw error instanceof Refusal && error.code === 'not_found' ? goneOf(subject) : error
  }
}

/** That what a call made is deleted: not what its path names. */
function goneOf({ jobId, position }: Subject): NotFound {
  const made =
    position === null
      ? { kind: 'job' as const, id: String(jobId) }
      : { kind: 'image' as const, id: imageIdOf({ jobId, position }) }
  return new NotFound({ ...made, field: 'Idempotency-Key' })
}

async function replay(
  { reply, onRepetition = (stored: never) => stored }: KeyedRequest,
  status: number,
  { body, headers, refusal }: StoredAnswer,
): Promise<FastifyReply> {
  // Safe: it was stored from a refusal with this code.
  if (refusal) throw new Refusal(refusal.code, refusal.details as never)
  return (
    reply
      .code(status)
      .headers(headers ?? {})
      // Safe: it was stored from an answer of this call.
      .send(await onRepetition(body as never))
  )
}

/** Hash of the call's `Idempotency-Key`, of which test and live data have their own; null without one. Refuses `invalid_input`. */
function keyHashOf(request: FastifyRequest): Buffer | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key.length < 1 || key.length > apiLimits.idempotencyKeyCharacters)
    throw new InvalidInput([{ path: 'Idempotency-Key', words: inputWords.idempotencyKeyLength }])
  const { isTest } = tokenCallerOf(request)
  return createHash('sha256')
    .update(isTest ? `test\0${key}` : key)
    .digest()
}
