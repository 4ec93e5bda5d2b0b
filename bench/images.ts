import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describeImage } from '#contract/endpoints/v1/images.ts'
import { makeApiToken } from './make-api-token.ts'
import type { BenchResult } from './result.ts'
import { runBareLoop } from './run-bare-loop.ts'
import { startBenchProduct } from './start-bench-product.ts'
import { startStandInProcess } from './start-stand-in-process.ts'

const images = 400
const atOnce = 8
const latencyMs = 300
const key = 'key-of-a-benchmark'
const othersAtOnce = 50
const looks = 3_000
/** Slow phases of the machine last about as long as one round. */
const rounds = 3

/**
 * Concurrent single images through the API compared with a bare loop of the same fetch, image processing and SDK call, half of it before
 * and half after: elapsed time and CPU time. Also the latency of another user's `GET /api/user` at the same time, with more images at once
 * than there are slots.
 */
export async function benchImages(databaseUrl: string): Promise<BenchResult[]> {
  const ai = await startStandInProcess('ai', ['--latency', String(latencyMs), '--key', key])
  const site = await startStandInProcess('pictures', ['--generate', String(images)])
  const allow = new URL(site.url).host
  const product = await startBenchProduct({
    DATABASE_URL: databaseUrl,
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: ai.url,
    IMAGE_FETCH_ALLOW: allow,
    // One user has half of the slots.
    API_IMAGES_AT_ONCE: String(2 * atOnce),
  })
  try {
    const authorization = await makeApiToken(product.url, product.authorization, ['images:write'])
    const describe = async (number: number): Promise<Answer> => {
      const { status, headers, body } = await fetch(product.url + describeImage.url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `${site.url}/generated/${number}.jpg`, languages: ['de', 'en'] }),
      })
      await body?.cancel()
      return { status, retryAfterSeconds: Number(headers.get('retry-after') ?? 0) }
    }
    const loop = { site: site.url, ai: ai.url, allow, key, concurrency: atOnce, count: images / 2 }
    await describe(1)
    const before = await runBareLoop({ ...loop, first: 1 })
    const [began, cpuBefore] = [performance.now(), product.cpuSeconds()]
    let next = 1
    const lane = async () => {
      while (next <= images)
        if ((await describe(next++)).status !== 200) throw new Error('a picture was not described')
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    const seconds = (performance.now() - began) / 1000
    const cpuSeconds = product.cpuSeconds() - cpuBefore
    const after = await runBareLoop({ ...loop, first: images / 2 + 1 })
    const bare = {
      seconds: before.seconds + after.seconds,
      cpuSeconds: before.cpuSeconds + after.cpuSeconds,
    }
    const other = await product.register('berta')
    return [
      {
        name: `${images} single pictures of 1 megapixel, ${atOnce} at once`,
        measured: `${seconds.toFixed(1)} s`,
        baseline: `bare loop ${bare.seconds.toFixed(1)} s`,
        ratio: seconds / bare.seconds,
        limit: 1.15,
      },
      {
        name: 'Processor time of the same',
        measured: `${cpuSeconds.toFixed(1)} s`,
        baseline: `bare loop ${bare.cpuSeconds.toFixed(1)} s`,
        ratio: cpuSeconds / bare.cpuSeconds,
        limit: 1.3,
      },
      await lookOn(product.url, other, describe),
    ]
  } finally {
    await product.stop()
    ai.stop()
    site.stop()
  }
}

interface Answer {
  status: number
  /** 0: no delay. */
  retryAfterSeconds: number
}

/**
 * Sequential calls of another user, with and without concurrent single images, in alternating rounds; reports the median round. Calls that
 * find the queue full wait as long as the answer asks: token limits enforce that, but benchmarks run without them.
 */
async function lookOn(
  url: string,
  authorization: string,
  describe: (number: number) => Promise<Answer>,
): Promise<BenchResult> {
  const look = async (): Promise<number> => {
    const order = { url: `${url}/api/user`, authorization, count: looks }
    const looker = fork(fileURLToPath(import.meta.resolve('./look.ts')), [JSON.stringify(order)])
    const [p99] = await once(looker, 'message')
    await once(looker, 'exit')
    return p99
  }
  const lookBeside = async (): Promise<number> => {
    let isOver = false
    const sender = async (number: number) => {
      while (!isOver) {
        const { retryAfterSeconds } = await describe(number)
        if (retryAfterSeconds > 0 && !isOver) await sleep(retryAfterSeconds * 1_000)
      }
    }
    const senders = Array.from({ length: othersAtOnce }, (_, index) => sender(index + 1))
    const busy = await look()
    isOver = true
    await Promise.all(senders)
    return busy
  }
  await look()
  const seen: { idle: number; busy: number }[] = []
  while (seen.length < rounds) seen.push({ idle: await look(), busy: await lookBeside() })
  const ratioOf = ({ idle, busy }: (typeof seen)[number]) => busy / idle
  const middle = seen.toSorted((some, others) => ratioOf(some) - ratioOf(others))[Math.floor(rounds / 2)]!
  return {
    name: `GET /api/user of another user, p99, during ${othersAtOnce} concurrent single images`,
    measured: `${middle.busy.toFixed(1)} ms`,
    baseline: `idle ${middle.idle.toFixed(1)} ms`,
    ratio: ratioOf(middle),
    limit: 2,
  }
}
