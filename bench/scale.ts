import { namePicture } from './name-picture.ts'
import { type BenchResult, formatRate } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'
import { startBenchWorker } from './start-bench-worker.ts'
import { startStandInProcess } from './start-stand-in-process.ts'

const slotsPerWorker = 16
const latencyMs = 2_000
/** Makes each measurement take about as long, however many workers there are: 30 s if only the provider limits them. */
const imagesPerWorker = 240
/** Later jobs know what the first one has learned about the key and its rate limit. */
const firstImagesPerWorker = 4 * slotsPerWorker
const key = 'key-of-a-benchmark'
/** The factor by which this many workers must be faster. */
const atLeast = { 2: 1.9, 4: 3.8 }

/**
 * Images per second of one, two and four workers with a provider that takes two seconds, from the upload to the end of a job with as many
 * images per worker.
 */
export async function benchScale(databaseUrl: string): Promise<BenchResult[]> {
  const ai = await startStandInProcess('ai', ['--latency', String(latencyMs), '--key', key])
  const site = await startStandInProcess('pictures', [])
  const environment = {
    DATABASE_URL: databaseUrl,
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: ai.url,
    IMAGE_FETCH_ALLOW: new URL(site.url).host,
    CONCURRENCY: String(slotsPerWorker),
  }
  const web = await startBenchProduct({ ...environment, ROLE: 'web' })
  let picture = 0
  /** Small, distinct images, so that the provider is the bottleneck. */
  const list = (count: number) =>
    Array.from({ length: count }, () => {
      picture += 1
      return {
        url: `${site.url}/generated/${picture}.jpg?width=320&height=240`,
        context: namePicture(picture),
      }
    })
  const measureRate = async (count: number): Promise<number> => {
    const workers = await Promise.all(Array.from({ length: count }, () => startBenchWorker(environment)))
    try {
      await web.runJob(list(firstImagesPerWorker * count))
      const images = imagesPerWorker * count
      return images / (await web.runJob(list(images)))
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()))
    }
  }
  try {
    const alone = await measureRate(1)
    const results: BenchResult[] = []
    for (const [count, limit] of Object.entries(atLeast)) {
      const together = await measureRate(Number(count))
      results.push({
        name: `${count} workers with ${slotsPerWorker} slots each, a provider of ${latencyMs / 1_000} s`,
        measured: formatRate(together),
        baseline: `1 worker ${formatRate(alone)}`,
        ratio: together / alone,
        limit,
        bound: 'at least',
      })
    }
    return results
  } finally {
    await web.stop()
    ai.stop()
    site.stop()
  }
}
