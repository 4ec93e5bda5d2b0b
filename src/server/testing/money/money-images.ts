import { setTimeout as pause } from 'node:timers/promises'
import { pricePerImage } from '#contract/pricing.ts'
import { copyOutcome, findRepeats, type Repeat, readOriginal } from '#server/jobs/outcomes/copy-outcome.ts'
import {
  mayHaveRepeats,
  type Outcome,
  type Recorded,
  recordOutcome,
} from '#server/jobs/outcomes/record-outcome.ts'
import type { ClaimedChunk, PendingImage } from '#server/jobs/working/claim-chunk.ts'
import { claimQuestion, questionHashOf } from '#server/jobs/working/claim-question.ts'
import { attempt, count, type JobTally, type MoneyWorld, type OutcomeTry } from './money-world.ts'
import type { WorkRules } from './work-rules.ts'

export interface StoryWorker {
  world: MoneyWorld
  rules: WorkRules
  /** Before it dies. */
  writesLeft: number
}

/** The worker died, or its line was cut: what it was at is left to whoever takes it up again. */
export class LeftBehind extends Error {}

/** Does what a worker does next, unless it is dead by now. Throws `LeftBehind`. */
export async function write<Value>(worker: StoryWorker, what: () => Promise<Value>): Promise<Value> {
  worker.writesLeft -= 1
  if (worker.writesLeft < 0) throw new LeftBehind()
  const done = await attempt(worker.world, what)
  if (done.end !== 'done') throw new LeftBehind()
  return done.value
}

/**
 * Takes an image to its end, as the product's verb of this name does with pictures. `copy` is which of the workers this is that
 * have it at the same time: one and the next come to different ends.
 */
export async function processImage(
  worker: StoryWorker,
  chunk: ClaimedChunk,
  image: PendingImage,
  copy: number,
): Promise<void> {
  const { world, rules } = worker
  const { position, url } = image
  const picture = pictureAt(url, rules.changedFor === 'all' || (rules.changedFor === 'second' && copy === 1))
  if (picture !== damaged && (await isShared(worker, chunk, image, picture))) return
  await pause(rules.answersAfterMs)
  const isSuccess = picture !== damaged && ((rules.successes >> (position % 4)) & 1) !== copy % 2
  const { pool } = world.site.platform
  let recorded: Recorded | null = null
  const isFirst = await tryOutcome(worker, chunk, image, isSuccess ? 'succeeded' : 'failed', async () => {
    const outcome = isSuccess ? described(picture) : failed
    recorded = await recordOutcome(pool, { jobId: chunk.jobId, ...image }, outcome)
    return recorded !== null
  })
  count(world.book, isFirst ? 'written' : 'written before')
  if (mayHaveRepeats(recorded)) await copyToRepeats(worker, chunk, position, position)
}

/** Copies what came of `original` to all that follow `followed`. */
export async function copyToRepeats(
  worker: StoryWorker,
  chunk: ClaimedChunk,
  followed: number,
  original: number,
): Promise<void> {
  const { pool } = worker.world.site.platform
  for (;;) {
    const repeats = await write(worker, () => findRepeats(pool, chunk.jobId, followed))
    if (repeats.length === 0) return
    for (const repeat of repeats) await copy(worker, chunk, repeat, original)
  }
}

/** Claims the question of a picture. True: another image of the job asks it. */
async function isShared(
  worker: StoryWorker,
  chunk: ClaimedChunk,
  image: PendingImage,
  picture: number,
): Promise<boolean> {
  const { world } = worker
  const { jobId } = chunk
  const { claims } = tallyOf(world, chunk, image.url)
  const questionHash = questionHashOf(Buffer.from([picture]), image)
  // Without an answer nobody knows.
  const claim = { position: image.position, mayFollow: true }
  const original = await write(worker, () => {
    claims.push(claim)
    return claimQuestion(world.site.platform, { jobId, ...image }, questionHash)
  })
  claim.mayFollow = original !== null
  if (original?.isDecided) await copyFrom(worker, chunk, image, original.position)
  count(world.book, original ? `shares what is ${original.isDecided ? 'decided' : 'undecided'}` : 'claimed')
  return original !== null
}

async function copyFrom(
  worker: StoryWorker,
  chunk: ClaimedChunk,
  image: PendingImage,
  original: number,
): Promise<void> {
  await copyToRepeats(worker, chunk, image.position, original)
  await copy(worker, chunk, image, original)
}

async function copy(
  worker: StoryWorker,
  chunk: ClaimedChunk,
  repeat: Repeat,
  original: number,
): Promise<void> {
  const { pool } = worker.world.site.platform
  const isFirst = await tryOutcome(worker, chunk, repeat, { copyOf: original }, () =>
    readOriginal(pool, chunk.jobId, original).then((decided) => copyOutcome(pool, chunk, repeat, decided)),
  )
  count(worker.world.book, isFirst ? 'copied' : 'copied before')
}

async function tryOutcome(
  worker: StoryWorker,
  chunk: ClaimedChunk,
  { position, url }: { position: number; url: string },
  outcome: OutcomeTry['outcome'],
  whatIsWritten: () => Promise<boolean>,
): Promise<boolean> {
  const { tries } = tallyOf(worker.world, chunk, url)
  const one: OutcomeTry = { position, outcome, counted: false }
  const counted = await write(worker, () => {
    one.counted = 'perhaps'
    tries.push(one)
    return whatIsWritten()
  })
  one.counted = counted
  if (counted && tries.filter((other) => other.position === position && other.counted === true).length > 1)
    throw new Error(`image ${position} of job ${chunk.jobId} counted twice`)
  return counted
}

function tallyOf({ book }: MoneyWorld, { jobId, wishes }: ClaimedChunk, url: string): JobTally {
  const tally = book.jobs.get(jobId) ?? {
    priceCents: pricePerImage(wishes.languages.length),
    countsRepeatsOnce: url.includes('/once/'),
    tries: [],
    claims: [],
  }
  book.jobs.set(jobId, tally)
  return tally
}

const damaged = 2

/** What an address answers with: two addresses each the same, others when they have changed. */
function pictureAt(url: string, isChanged: boolean): number {
  const address = Number(/(\d)\.jpg$/.exec(url)![1])
  return (address + (isChanged ? 1 : 0)) >> 1
}

function described(picture: number): Outcome {
  return {
    outcome: 'described',
    interpretation: '',
    languageVersions: { de: { altText: `Bild ${picture}`, description: 'Ein Bild.' } },
    keywords: [],
    usedKeywords: [],
    unusedKeywords: [],
    thumbnail: Buffer.from('webp'),
    provider: 'anthropic',
    model: 'model',
    promptVersion: '4',
    purpose: 'informative',
    decorativeReason: '',
    breaches: [],
  }
}
const failed: Outcome = { outcome: 'failed', fault: { code: 'damaged' }, keywords: [], thumbnail: null }
