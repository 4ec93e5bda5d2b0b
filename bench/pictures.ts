import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BenchResult } from './result.ts'
import { startBenchProduct } from './start-bench-product.ts'
import { startBenchWorker } from './start-bench-worker.ts'
import { startStandInProcess } from './start-stand-in-process.ts'

const pictures = Number(process.env.PICTURES ?? 1_000)
/** Sent to one and then to the other: what else the machine does slows down both. */
const perRound = 50
const megabytes = 4
const described = 100
const atOnce = 4
const workerMegabytes = 450
const key = 'key-of-a-benchmark'

/**
 * Photographs of 4 MB uploaded through the web process, four at a time as browsers send them, compared with a bare server that writes each
 * to disk and lets sharp read its header. Then some of them are described, for the worker's memory.
 */
export async function benchPictures(databaseUrl: string): Promise<BenchResult[]> {
  const bare = await startBare()
  const ai = await startStandInProcess('ai', ['--latency', '0', '--key', key])
  const environment = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'another key that keeps nothing secret: benchmarks only',
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: ai.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'bildwort-bench-')),
    MAX_GB_PER_USER: '100',
  }
  const web = await startBenchProduct({ ...environment, ROLE: 'web' })
  const headers = { authorization: web.authorization }
  try {
    const made = await fetch(`${web.url}/api/picture-sets`, { method: 'POST', headers })
    const { id, address } = (await made.json()) as { id: string; address: string } // ours
    const ours = { url: `${web.url}/api/picture-sets/${id}/pictures`, headers }
    const photograph = makePhotograph()
    // The first round warms up both and lets the product's heap grow to its working size.
    for (const server of [bare, ours]) await send(server, photograph, 0, perRound)
    web.forgetPeak()
    const before = web.memory().now
    let [ourMs, bareMs] = [0, 0]
    for (let first = perRound; first < pictures + perRound; first += perRound) {
      bareMs += await send(bare, photograph, first, perRound)
      ourMs += await send(ours, photograph, first, perRound)
    }
    const growthMb = web.memory().peak - before
    const some = Array.from({ length: described }, (_, n) => ({ url: `${address}${n}.jpg`, context: '' }))
    const worker = await startBenchWorker(environment)
    const peak = await web.runJob(some).then(worker.peakMegabytes).finally(worker.stop)
    return [
      {
        name: `${pictures.toLocaleString('en')} pictures of ${megabytes} MB uploaded`,
        measured: `${(ourMs / 1_000).toFixed(1)} s`,
        baseline: `multipart, file and sharp's header ${(bareMs / 1_000).toFixed(1)} s`,
        ratio: ourMs / bareMs,
        limit: 1.3,
        memoryGrowthMb: growthMb,
        memoryLimitMb: 150,
      },
      {
        name: `worker: ${described} of them described`,
        measured: `peak ${peak.toFixed(0)} MB`,
        baseline: `${workerMegabytes} MB`,
        ratio: peak / workerMegabytes,
        limit: 1,
      },
    ]
  } finally {
    await web.stop()
    ai.stop()
    await bare.stop()
    rmSync(environment.DATA_DIR, { recursive: true })
  }
}

interface Server {
  url: string
  headers?: Record<string, string>
}

/** Returns the milliseconds until the last one was accepted. */
async function send({ url, headers = {} }: Server, photograph: Buffer, first: number, count: number) {
  let next = first
  const began = performance.now()
  const work = async () => {
    while (next < first + count) {
      const number = next++
      const form = new FormData()
      form.set('path', `${number}.jpg`)
      form.set('file', new Blob([numbered(photograph, number)]), `${number}.jpg`)
      const answer = await fetch(url, { method: 'POST', headers, body: form })
      if (!answer.ok) throw new Error(`picture ${number}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return performance.now() - began
}

const commentBytes = 65_533

/** A photograph that comments make as large as from a camera. */
function makePhotograph(): Buffer {
  const small = readFileSync(
    new URL(import.meta.resolve('#stand-ins/pictures/photographs/hilltop-sunset.jpg')),
  )
  const comment = () =>
    Buffer.concat([
      Buffer.from([0xff, 0xfe, commentBytes >> 8, commentBytes & 255]),
      randomBytes(commentBytes - 2),
    ])
  const comments = Array.from({ length: Math.round((megabytes * 1e6) / commentBytes) }, comment)
  return Buffer.concat([small.subarray(0, 2), ...comments, small.subarray(2)])
}

/** The same picture with its number in the first comment, so that no two files are equal. */
function numbered(photograph: Buffer, number: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(photograph)
  new DataView(copy.buffer).setUint32(6, number)
  return copy
}

async function startBare(): Promise<Server & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bildwort-bench-'))
  const child = fork(fileURLToPath(import.meta.resolve('./store-bare.ts')), [folder])
  const [url] = await once(child, 'message')
  return {
    url: String(url),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
