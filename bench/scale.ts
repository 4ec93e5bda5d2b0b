import { type BenchResult, formatRate } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'
import { startBenchWorker } from './start-bench-worker.ts'
import { startStandInProcess } from './start-stand-in-process.ts'

const images = 800
const slotsPerWorker = 16
const latencyMs = 2_000
const key = 'key-of-a-benchmark'
/** By how much more at least so many workers have to describe in the same time. */
const atLeast = { 2: 1.9, 4: 3.8 }

/** The same job by one, two and four workers on a provider that takes two seconds, from the upload to the end. */
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
  /** Small pictures, each another: the provider is what they wait for. */
  const list = (count: number) =>
    Array.from({ length: count }, () => {
      picture += 1
      return { url: `${site.url}/generated/${picture}.jpg?width=320&height=240`, context: '' }
    })
  const timeJob = async (count: number): Promise<number> => {
    const workers = await Promise.all(Array.from({ length: count }, () => startBenchWorker(environment)))
    try {
      // What a first job finds out, of the key and of how much it bears, later ones know.
      await web.runJob(list(4 * slotsPerWorker * count))
      return await web.runJob(list(images))
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()))
    }
  }
  try {
    const alone = await timeJob(1)
    const results: BenchResult[] = []
    for (const [count, limit] of Object.entries(atLeast)) {
      const together = await timeJob(Number(count))
      results.push({
        name: `${count} workers with ${slotsPerWorker} slots each, a provider of ${latencyMs / 1_000} s`,
        measured: formatRate(images / together),
        baseline: `1 worker ${formatRate(images / alone)}`,
        ratio: alone / together,
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
