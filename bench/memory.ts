import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { generatedPath } from '#stand-ins/pictures/find-generated.ts'
import type { BenchResult } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'
import { startBenchWorker } from './start-bench-worker.ts'
import { startStandInProcess } from './start-stand-in-process.ts'

const images = 64
const concurrency = 16
const latencyMs = 1_000
const size = { width: 4_000, height: 3_000 }
const mostMegabytes = 450
const key = 'key-of-a-benchmark'

/**
 * Peak memory of a worker from its start while it processes camera photographs, 12 megapixels and about 6 MB each, with the default
 * concurrency.
 */
export async function benchMemory(databaseUrl: string): Promise<BenchResult> {
  const folder = join(tmpdir(), 'bildwort-large-pictures')
  const bytes = await makeCameraPictures(folder)
  const ai = await startStandInProcess('ai', ['--latency', String(latencyMs), '--key', key])
  const site = await startStandInProcess('pictures', ['--generated-folder', folder])
  const environment = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'another key that keeps nothing secret: benchmarks only',
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: ai.url,
    IMAGE_FETCH_ALLOW: new URL(site.url).host,
    CONCURRENCY: String(concurrency),
  }
  const web = await startBenchProduct({ ...environment, ROLE: 'web' })
  const worker = await startBenchWorker(environment)
  try {
    const { width, height } = size
    const query = `width=${width}&height=${height}`
    await web.runJob(
      Array.from({ length: images }, (_, n) => ({
        url: `${site.url}/generated/${n}.jpg?${query}`,
        context: '',
      })),
    )
    const peak = worker.peakMegabytes()
    return {
      name: `worker: ${images} images of 12 megapixels and ${(bytes / images / 1e6).toFixed(1)} MB, ${concurrency} at once`,
      measured: `peak ${peak.toFixed(0)} MB`,
      baseline: `${mostMegabytes} MB`,
      ratio: peak / mostMegabytes,
      limit: 1,
    }
  } finally {
    await worker.stop()
    await web.stop()
    ai.stop()
    site.stop()
  }
}

/** Generates images with camera noise in the stand-in's folder; returns their size in bytes. */
async function makeCameraPictures(folder: string): Promise<number> {
  const margin = 100
  const whole = { width: size.width + margin, height: size.height + margin }
  const photograph = new URL(import.meta.resolve('#stand-ins/pictures/photographs/alpine-path.jpg'))
  let source: Buffer | null = null
  let total = 0
  for (let number = 0; number < images; number += 1) {
    const path = generatedPath(folder, number, size)
    let file = await readFile(path).catch(() => null)
    if (!file) {
      source ??= await addGrain(await readFile(photograph), whole)
      file = await sharp(source, { raw: { ...whole, channels: 3 } })
        .extract({ left: (number * 7) % margin, top: (number * 13) % margin, ...size })
        .jpeg({ quality: 92 })
        .toBuffer()
      await mkdir(join(path, '..'), { recursive: true })
      await writeFile(`${path}.draft`, file)
      await rename(`${path}.draft`, path)
    }
    total += file.length
  }
  return total
}

function addGrain(photograph: Buffer, { width, height }: typeof size): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 22 }
  return sharp(photograph)
    .resize(width, height, { fit: 'fill' })
    .composite([
      { input: { create: { width, height, channels: 3, background: '#888', noise } }, blend: 'soft-light' },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}
