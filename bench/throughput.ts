import { namePicture } from './name-picture.ts'
import { type BenchResult, formatRate } from './result.ts'
import { runBareLoop } from './run-bare-loop.ts'
import { startBenchProduct } from './start-bench-product.ts'
import { startStandInProcess } from './start-stand-in-process.ts'

const images = 2_000
const concurrency = 32
const latencyMs = 300
const key = 'key-of-a-benchmark'

/**
 * Images per second of the whole product compared with a bare loop of the same fetch, image processing and SDK call. Half of the bare loop
 * runs before the product and half after it, so that a slow minute of the machine affects both.
 */
export async function benchThroughput(databaseUrl: string): Promise<BenchResult> {
  const ai = await startStandInProcess('ai', ['--latency', String(latencyMs), '--key', key])
  const site = await startStandInProcess('pictures', ['--generate', String(images)])
  const allow = new URL(site.url).host
  const product = await startBenchProduct({
    DATABASE_URL: databaseUrl,
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: ai.url,
    IMAGE_FETCH_ALLOW: allow,
    CONCURRENCY: String(concurrency),
  })
  try {
    const bareLoop = async (first: number) =>
      (await runBareLoop({ site: site.url, ai: ai.url, allow, key, concurrency, first, count: images / 2 }))
        .seconds
    const before = await bareLoop(1)
    const productSeconds = await product.runJob(
      Array.from({ length: images }, (_, n) => ({
        url: `${site.url}/generated/${n + 1}.jpg`,
        context: namePicture(n),
      })),
    )
    const after = await bareLoop(images / 2 + 1)
    const bareSeconds = before + after
    return {
      name: `${images.toLocaleString('en')} images of 1 megapixel, ${concurrency} at once`,
      measured: formatRate(images / productSeconds),
      baseline: `bare loop ${formatRate(images / bareSeconds)}`,
      ratio: bareSeconds / productSeconds,
      limit: 0.9,
      bound: 'at least',
    }
  } finally {
    await product.stop()
    ai.stop()
    site.stop()
  }
}
