import { expect, test } from 'vitest'
import type { ProviderName } from '#contract/providers.ts'
import { closeAfterTest } from '#server/describing/testing/close-after-test.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import { type ServerAnswer, serverAnswers } from '#server/describing/testing/server-answers.ts'
import {
  type Script,
  says,
  startScriptedProvider,
} from '#server/describing/testing/start-scripted-provider.ts'
import type { PoolReply } from './create-provider-pool.ts'
import { createProviderPools } from './create-provider-pools.ts'

const question = makeTestQuestion('de')
const texts = { altText: 'Ein Hund', description: 'Ein Hund auf einer Wiese.' }
const good = JSON.stringify({ interpretation: 'A dog.', texts: { de: texts, en: texts } })
const pictures = Array.from({ length: 8 }, (_, index) => Buffer.from(`picture ${index}`))
const marked = pictures[3]!
const mostRounds = 4

function write({ body }: ServerAnswer): string {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace('{{good}}', good).replace('{{loose}}', good.replace(/}$/, ',}'))
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]))
  }
  return typeof body === 'string' ? body : JSON.stringify(fill(body))
}

/** Describes eight pictures as a job does, with one provider; those for which it can't be asked are asked about again. */
async function describe(answer: ServerAnswer, isAlone: boolean, name: ProviderName = 'openai') {
  let calls = 0
  const place = marked.toString('base64')
  const script: Script = (response, body, headers) => {
    const isMarked = JSON.stringify(body).includes(place)
    if (isMarked) calls += 1
    const isMeant = (answer.when ?? (() => true))(body as object as Record<string, unknown>)
    if (!isMeant || (isAlone && !isMarked)) return says(good)(response, body, headers)
    const text = write(answer)
    const type = text.startsWith('<') ? 'text/html' : 'application/json'
    response.writeHead(answer.status, { 'content-type': type, ...answer.headers }).end(text)
  }
  const { settings, asked } = closeAfterTest(await startScriptedProvider(name, script))
  const clock = createFastClock()
  const pool = createProviderPools({ timeoutMs: 5_000, clock }).poolOf({
    providers: [settings],
    areAllRefused: false,
  })
  const asking = { signal: new AbortController().signal, group: '', judge: () => [] }
  const ask = async (picture: Buffer) => {
    for (let round = 1; ; round += 1) {
      const reply = await pool.ask(question, picture, asking)
      if (reply.outcome !== 'unavailable' || reply.reason === 'keys_refused' || round === mostRounds)
        return reply
      await clock.sleep(reply.retryAfterMs, asking.signal)
    }
  }
  const replies = await Promise.all(pictures.map(ask))
  return { fates: replies.map(tellFate), calls, asked }
}

function tellFate(reply: PoolReply): string {
  if (reply.outcome === 'answered') return 'described'
  return reply.outcome === 'failed' ? reply.fault.code : reply.reason
}

// How one is asked is how all are asked.
test.each(serverAnswers.filter(({ when }) => !when))(
  '$name ($status), for one picture: $alone',
  async (answer) => {
    const { fates, calls } = await describe(answer, true)
    expect(fates.join(' ')).toBe(
      pictures.map((picture) => (picture === marked ? answer.alone : 'described')).join(' '),
    )
    if (!['providers_down', 'provider_rejects'].includes(answer.alone)) expect(calls).toBeLessThanOrEqual(6)
  },
)

test.each(serverAnswers)('$name ($status), for all: $always', async (answer) => {
  const { fates } = await describe(answer, false)
  expect(fates.join(' ')).toBe(pictures.map(() => answer.always).join(' '))
})

/** What both wire formats have: errors. */
const errors = serverAnswers.filter(({ when, status }) => !when && status >= 400)

test.each(errors)('$name ($status) means the same in Anthropic’s form', async (answer) => {
  const alone = await describe(answer, true, 'anthropic')
  expect(alone.fates[pictures.indexOf(marked)]).toBe(answer.alone)
  const always = await describe(answer, false, 'anthropic')
  expect(always.fates).toEqual(pictures.map(() => answer.always))
})

test('what names the picture is not asked about in another form', async () => {
  const answer = serverAnswers.find(({ name }) => name === 'OpenAI: invalid prompt')!
  expect((await describe(answer, true)).calls).toBe(1)
})
