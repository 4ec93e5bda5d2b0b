import type { ProviderName } from '#contract/providers.ts'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { startWork } from '#server/jobs/jobs.work.ts'
import { openPools } from '#server/provider-runtime/open-pools.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { startPictureSite } from '#stand-ins/pictures/start-picture-site.ts'
import { test as plainTest } from './test.ts'

export { expect } from './test.ts'

// None on a machine that does other things, too: a call that is cut for its time is asked again, and counted.
const usualTimeoutMs = 120_000

interface WorkerWishes {
  concurrency?: number
  providers?: ProviderName[]
  /** Of calls to providers. */
  timeoutMs?: number
}

/**
 * A test with the stand-ins as the far side: a picture site for the file, an AI provider for each test, and workers.
 * Waiting for providers and picture hosts takes no time in a worker; its `slept` says how long they would have waited.
 */
export const test = plainTest
  .extend('pictures', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const site = await startPictureSite()
    onCleanup(site.close)
    return site
  })
  .extend('pictureSite', { scope: 'file' }, ({ pictures }) => pictures.url)
  .extend('environment', { scope: 'file' }, () => ({
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    OPENAI_API_KEY: 'test-key-openai-0002',
    IMAGE_FETCH_ALLOW: '127.0.0.1',
  }))
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('ai', async ({}, { onCleanup }) => {
    const ai = await startAiStandIn()
    onCleanup(ai.close)
    return ai
  })
  .extend('worker', async ({ platform, ai }, { onCleanup }) => {
    const stops: (() => Promise<void>)[] = []
    onCleanup(async () => {
      await Promise.all(stops.map((stop) => stop()))
    })
    return (wishes: WorkerWishes = {}) => {
      const { concurrency = 8, providers = ['anthropic', 'openai'], timeoutMs = usualTimeoutMs } = wishes
      const clock = createFastClock()
      const fetcher = createPictureFetcher({
        allow: ['127.0.0.1'],
        clock,
        maxBytes: 2_000_000,
        timeoutMs: usualTimeoutMs,
      })
      const settings = {
        ...platform.settings,
        CONCURRENCY: concurrency,
        PROVIDER_ORDER: providers,
        PROVIDER_TIMEOUT_MS: timeoutMs,
        ANTHROPIC_BASE_URL: ai.url,
        OPENAI_BASE_URL: ai.url,
      }
      const its = { ...platform, settings }
      const work = startWork(its, { fetcher, pools: openPools(its, clock) })
      const stop = async () => {
        await work.stop()
        await fetcher.close()
      }
      stops.push(stop)
      return { stop, slept: clock.slept }
    }
  })
