import { createImageReader } from '#server/jobs/lists/read-images.ts'
import { writeBatch } from '#server/jobs/lists/write-batch.ts'
import { startOnce } from '#server/jobs/starting/start-once.ts'
import type { NewJob, StartedJob } from '#server/jobs/starting/write-job.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

interface DirectStart {
  images: number
  idempotencyKey?: string | null
  /** A token’s id; null: as the app starts it. */
  tokenId?: number | null
}

type Body = StartedJob & { code?: string }

/** Starts a job without the places and turns of uploads: only the database separates concurrent starts. */
export async function startDirectly(
  platform: Platform,
  userId: number,
  { images, idempotencyKey = null, tokenId = null }: DirectStart,
): Promise<{ status: number; body: Body }> {
  const caller = { id: userId, isAdmin: false, language: 'de' } as const
  const token = tokenId === null ? null : { tokenId, monthlyCapCents: null }
  const means = { idempotencyKey, token }
  try {
    const body = await startOnce(platform, caller, means, async () => jobOf(images))
    return { status: 202, body }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // As in the HTTP answer.
    const { code, details, status } = error
    return { status, body: Object.assign({ code }, details) as unknown as Body }
  }
}

function jobOf(images: number): NewJob {
  return {
    filename: 'list.csv',
    listKind: 'csv',
    pictureSet: null,
    columns: ['url'],
    list: null,
    format: 'csv',
    languages: ['de'],
    promptType: 'system',
    customPrompt: '',
    textWishes: null,
    usesFileNotes: true,
    countsRepeatsOnce: false,
    async *readImages(_, job) {
      const reader = createImageReader({ maxImages: null, carryInto: null, maxImagesPerJob: images })
      const rows = Array.from({ length: images }, (_, index) => {
        const rawUrl = `https://example.org/${index}.jpg`
        return { rawUrl, context: '', wishes: {}, row: index, place: 0, source: JSON.stringify([rawUrl]) }
      })
      yield writeBatch(reader.read(rows), reader.sum(), job)
    },
  }
}
