import type { ImageResult } from '#server/describing/describe-image.ts'
import type { Description } from '#server/describing/describe-picture.ts'
import { noteFinding } from '#server/describing/providers/count-calls.ts'
import { altHashOf } from '#server/jobs/alike/alt-hash.ts'
import { type Alike, findAlike } from '#server/jobs/alike/find-alike.ts'
import { markAlike } from '#server/jobs/alike/mark-alike.ts'
import { materialOf, showAlike } from '#server/jobs/alike/show-alike.ts'
import type { ModelPrice } from '#server/jobs/costs/list-model-prices.ts'
import { priceCalls } from '#server/jobs/costs/price-calls.ts'
import { answeredCalls } from '#server/jobs/costs/read-unpaid-budget.ts'
import { type Comparison, type Recorded, recordWithRetries } from '#server/jobs/outcomes/record-outcome.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ClaimedChunk, PendingImage } from './claim-chunk.ts'

type Described = Extract<Description, { outcome: 'described' }>
/** The final outcome of an image. */
export type Ended = Exclude<Description, { outcome: 'unavailable' }>

/** The alike image may get another text each time it is looked up; after this many times that is no longer the reason. */
const mostComparisons = 5

interface Recording {
  platform: Platform
  prices: readonly ModelPrice[]
  signal: AbortSignal
}

/**
 * Writes the outcome of an image. If another picture of its job already has its alt text, and their lists say different things about them,
 * the image is described once more with the other one as a contrast; if its text still matches another one, both are marked. Returns what
 * was written; throws what `recordWithRetries` throws.
 */
export async function saveOutcome(
  recording: Recording,
  chunk: ClaimedChunk,
  image: PendingImage,
  { outcome, describeAgain }: ImageResult<Ended>,
): Promise<{ recorded: Recorded | null; decided: Ended }> {
  const { languages } = chunk.wishes
  let decided = outcome
  let mark: Comparison = {}
  let wasAskedAgain = false
  // The texts are compared where they go.
  if (chunk.translatesFrom !== null) {
    const recorded = await write(recording, chunk, image, decided, {})
    return { recorded: recorded === 'taken' ? null : recorded, decided }
  }
  for (let tries = 0; decided.outcome === 'described' && tries < mostComparisons; tries += 1) {
    const altHash = altHashOf(decided.languageVersions, languages)
    if (!altHash) break
    const recorded = await write(recording, chunk, image, decided, { altHash })
    if (recorded !== 'taken') return { recorded, decided }
    const alike = await findAlike(recording.platform.db, { jobId: chunk.jobId, ...image }, altHash)
    // It has another text by now, or its job was deleted.
    if (!alike) continue
    if (describeAgain && !alike.isSamePicture && !wasAskedAgain && isToldOtherwise(image, alike)) {
      wasAskedAgain = true
      noteFinding(decided.calls, decided, { rule: 'repeated_alt', kind: 'hard' })
      decided = await askForDistinctText(decided, alike, languages, describeAgain)
      continue
    }
    if (!alike.isSamePicture) {
      const language = languages[0] ?? ''
      mark = { alike: { position: alike.position, breaches: markAlike(alike.breaches, language) } }
      noteFinding(decided.calls, decided, { rule: 'repeated_alt', kind: 'soft' })
      decided = { ...decided, breaches: markAlike(decided.breaches, language) }
    }
    break
  }
  const recorded = await write(recording, chunk, image, decided, mark)
  if (recorded === 'taken') throw new Error('an alt text is taken, but there is no image to compare it with')
  return { recorded, decided }
}

async function write(
  { platform, prices, signal }: Recording,
  { jobId }: ClaimedChunk,
  { position }: PendingImage,
  decided: Ended,
  comparison: Comparison,
) {
  const asked = { usage: priceCalls(prices, decided.calls), answered: answeredCalls(decided.calls) }
  const observe = platform.metrics.steps.startTimer({ step: 'keep' })
  return await recordWithRetries(
    platform.pool,
    { jobId, position },
    decided,
    asked,
    signal,
    comparison,
  ).finally(() => observe())
}

/** If the list says the same about both, the model has nothing to distinguish them by. */
function isToldOtherwise(image: PendingImage, alike: Alike): boolean {
  const material = materialOf(image)
  return material !== '' && material !== materialOf(alike)
}

/**
 * Keeps the first texts if the second attempt returns none, or is abandoned: they are good except for the similarity, and were answered.
 */
async function askForDistinctText(
  first: Described,
  alike: Alike,
  languages: readonly string[],
  describeAgain: NonNullable<ImageResult['describeAgain']>,
): Promise<Described> {
  // Throws only if it is abandoned.
  const second = await describeAgain(showAlike(alike, languages)).catch(() => null)
  if (!second) return first
  const calls = [...first.calls, ...second.calls]
  return second.outcome === 'described' ? { ...second, calls } : { ...first, calls }
}
