import type { ProviderName } from '#contract/providers.ts'
import { createMemoryStore } from '#server/describing/pool/create-memory-store.ts'
import type { PoolReply } from '#server/describing/pool/create-provider-pool.ts'
import { createProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { HealthStore } from '#server/describing/pool/health-store.ts'
import type { Provider, ProviderSettings } from '#server/describing/providers/provider.ts'
import type { VirtualClock } from './create-virtual-clock.ts'
import { makeTestQuestion } from './make-test-question.ts'

const never = new AbortController().signal
const question = makeTestQuestion('de')
const jpeg = Buffer.from('jpeg')
const storeMs = 5

export const answerText = JSON.stringify({
  interpretation: 'A dog.',
  texts: { de: { altText: 'Ein Hund', description: 'Ein Hund auf einer Wiese.' } },
})

const settingsOf = (name: ProviderName): ProviderSettings => ({
  name,
  apiKey: 'key',
  keyId: name,
  model: 'model-1',
})

/** Worker processes in virtual time that share keys and a store. */
export function simulateWorkers(
  clock: VirtualClock,
  processes: number,
  connect: (settings: ProviderSettings) => Provider,
  names: ProviderName[] = ['anthropic'],
) {
  const store = createMemoryStore(clock)
  const pools = Array.from({ length: processes }, (_, index) =>
    createProviderPools({
      timeoutMs: 90_000,
      clock,
      connect,
      store: slowed(store.join(`process ${index}`), clock),
    }).poolOf({ providers: names.map(settingsOf), areAllRefused: false }),
  )
  const results: Array<{ group: string; at: number; reply: PoolReply }> = []

  async function ask(process: number, group: string): Promise<PoolReply> {
    const reply = await pools[process]!.ask(question, jpeg, { signal: never, group, judge: () => [] })
    results.push({ group, at: clock.now(), reply })
    return reply
  }

  /** Works like a job: picture after picture in this many slots; if no provider can be asked, it retries later. */
  async function work(process: number, group: string, slots: number, pictures = Number.POSITIVE_INFINITY) {
    let left = pictures
    await clock.sleep(170 * process, never)
    const slot = async () => {
      while (left > 0) {
        left -= 1
        let reply = await ask(process, group)
        while (reply.outcome === 'unavailable') {
          await clock.sleep(reply.retryAfterMs, never)
          reply = await ask(process, group)
        }
      }
    }
    await Promise.all(Array.from({ length: slots }, slot))
  }

  const answered = (group: string) =>
    results.filter((result) => result.group === group && result.reply.outcome === 'answered')
  const failed = () => results.filter(({ reply }) => reply.outcome === 'failed')
  return { ask, work, results, answered, failed }
}

function slowed(store: HealthStore, clock: VirtualClock): HealthStore {
  return {
    process: store.process,
    async exchange(...words) {
      await clock.sleep(storeMs, never)
      return store.exchange(...words)
    },
    async update(...words) {
      await clock.sleep(storeMs, never)
      return store.update(...words)
    },
  }
}
