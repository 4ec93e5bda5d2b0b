import { realClock } from '#server/describing/clock.ts'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { openPicture } from '#server/describing/pictures/open-picture.ts'
import { anthropic } from '#server/describing/providers/anthropic.ts'
import { askProvider } from '#server/describing/providers/ask-provider.ts'
import { writeQuestion } from '#server/describing/question/write-question.ts'

const options = JSON.parse(process.argv[2] ?? '{}')
const signal = new AbortController().signal
const fetcher = createPictureFetcher({ allow: [options.allow] })
const provider = anthropic.connect(
  { name: 'anthropic', apiKey: options.key, baseUrl: options.ai, model: 'claude-haiku-5-5' },
  90_000,
)
const wishes = {
  languages: ['de', 'en'],
  context: '',
  filename: '',
  promptType: 'system' as const,
  customPrompt: '',
  row: {},
}

let next = options.first
const end = options.first + options.count
const began = performance.now()
const cpuBefore = process.cpuUsage()
await Promise.all(Array.from({ length: options.concurrency }, work))
const { user, system } = process.cpuUsage(cpuBefore)
process.send?.({ seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 })
await fetcher.close()
process.disconnect?.()

async function work(): Promise<void> {
  while (next < end) {
    const url = `${options.site}/generated/${next++}.jpg`
    const picture = await openPicture(fetcher, url, anthropic.tiling, signal)
    if ('fault' in picture) throw new Error(`${url}: ${picture.fault.code}`)
    const reply = await askProvider(provider, writeQuestion(wishes, []), picture.jpeg, {
      timeoutMs: 90_000,
      signal,
      clock: realClock,
    })
    if (reply.kind !== 'answer') throw new Error(`${url}: ${reply.kind}`)
  }
}
