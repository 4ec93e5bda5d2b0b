import { expect, test } from 'vitest'
import { chooseDialect, type RequestFeature } from '#server/describing/providers/dialect.ts'
import { createMemoryDialects, type DialectStore } from '#server/describing/providers/dialect-store.ts'
import { fingerprintServer } from '#server/describing/providers/fingerprints.ts'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import { makePicture } from '#server/describing/testing/make-test-picture.ts'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { createProviderPools } from './create-provider-pools.ts'

const question = makeTestQuestion('de', 'en')
const jpeg = await makePicture().jpeg().toBuffer()
const asking = { signal: new AbortController().signal, group: '', judge: () => [] }

/** The first concurrent calls of a process that has just started. */
function describePictures(baseUrl: string, dialects: DialectStore, pictures: number) {
  const settings = { name: 'openai', apiKey: 'a-key-0001', keyId: 'key', model: 'model-1', baseUrl } as const
  const pool = createProviderPools({ timeoutMs: 60_000, dialects }).poolOf({
    providers: [settings],
    areAllRefused: false,
  })
  const server = fingerprintServer(settings)
  const ask = () => pool.ask(question, jpeg, asking)
  return { server, replies: Promise.all(Array.from({ length: pictures }, ask)) }
}

const limit = 'max_tokens'
const schema = 'response_format.json_schema'
const effort = 'reasoning_effort'
const detail = 'image_url.detail'
const all = [limit, schema, effort, detail].toSorted()

const stories: Array<[name: string, path: string, learnt: RequestFeature[], sent: string[]]> = [
  ['OpenAI', '', [], all],
  ['Mistral', '/mistral', ['effort'], [limit, schema, detail]],
  ['Ollama', '/ollama/v1', [], all],
  ['LM Studio', '/lm-studio/v1', ['effort'], [limit, schema, detail]],
  ['llama.cpp', '/llama-cpp', ['json_schema'], [limit, 'response_format.json_object', effort, detail]],
  ['Gemini', '/v1beta/openai', ['detail'], [limit, schema, effort]],
  ['Azure', '/openai/v1', ['max_tokens'], ['max_completion_tokens', schema, effort, detail]],
]

test.each(stories)(
  '%s is asked as it takes it from the second call on, for ever',
  async (_name, path, learnt, sent) => {
    await using ai = await startAiStandIn()
    const dialects = createMemoryDialects()
    const fieldsOf = () => ai.calls.map(({ fields }) => fields.toSorted())
    const first = describePictures(ai.url + path, dialects, 1)
    expect(await first.replies).toMatchObject([{ outcome: 'answered', calls: [{ calls: 1 }] }])
    const wanted = sent.toSorted()
    expect(fieldsOf()).toEqual(learnt.length === 0 ? [all] : [all, wanted])
    expect(await dialects.read(first.server)).toEqual(learnt)
    ai.forget()
    const later = await describePictures(ai.url + path, dialects, 2).replies
    expect(later).toMatchObject([{ outcome: 'answered' }, { outcome: 'answered' }])
    expect(fieldsOf()).toEqual([wanted, wanted])
  },
)

test.each(stories)(
  '%s fails no picture of many that are asked for at once at the start',
  async (_name, path) => {
    await using ai = await startAiStandIn()
    const replies = await describePictures(ai.url + path, createMemoryDialects(), 12).replies
    expect(replies.map(({ outcome }) => outcome)).toEqual(replies.map(() => 'answered'))
    expect(replies.flatMap(({ calls }) => calls.map((made) => made.calls))).toEqual(replies.map(() => 1))
  },
)

test.each(stories)('%s whose model reasons until its limit is recognised', async (_name, path) => {
  await using ai = await startAiStandIn({ faults: [{ body: 'thought' }] })
  const [reply] = await describePictures(ai.url + path, createMemoryDialects(), 1).replies
  expect(reply).toMatchObject({
    outcome: 'failed',
    fault: { code: 'thought_too_long' },
    calls: [{ calls: 1, answered: 1 }],
  })
})

test.each([
  [undefined, 'max_completion_tokens'],
  ['https://api.openai.com/v1', 'max_completion_tokens'],
  ['https://ours.openai.azure.com/openai/v1', 'max_completion_tokens'],
  ['https://api.mistral.ai', 'max_tokens'],
  ['https://notopenai.com', 'max_tokens'],
])('the server at %s is first asked with %s', (baseUrl, tokenField) => {
  const access = { name: 'openai', apiKey: 'a-key-0001', model: 'model-1', baseUrl } as const
  const { features } = providerKinds.openai.connect(access, 5_000)
  expect(chooseDialect(features)).toEqual({
    tokenField,
    structure: 'json_schema',
    sendsDetail: true,
    sendsEffort: true,
  })
})

test('a server that takes nothing but messages is asked with the schema in the prompt', async () => {
  await using ai = await startAiStandIn()
  const dialects = createMemoryDialects()
  const { server } = describePictures(ai.url, dialects, 0)
  await dialects.replace(server, [
    'max_tokens',
    'max_completion_tokens',
    'json_schema',
    'json_object',
    'detail',
    'effort',
  ])
  const [reply] = await describePictures(ai.url, dialects, 1).replies
  expect(reply).toMatchObject({ outcome: 'answered' })
  expect(ai.calls).toMatchObject([{ fields: [], prompt: expect.stringContaining('"decorativeReason"') }])
})

test('a server of Anthropic’s form that knows neither effort nor schemas is asked without', async () => {
  await using ai = await startAiStandIn({
    faults: ({ earlierCalls }) =>
      earlierCalls < 2 ? { status: 400, message: 'output_config: Extra inputs are not permitted' } : null,
  })
  const settings = {
    ...({ name: 'anthropic', apiKey: 'a-key-0001', keyId: 'key', model: 'model-1' } as const),
    baseUrl: ai.url,
  }
  const pool = createProviderPools({ timeoutMs: 60_000 }).poolOf({
    providers: [settings],
    areAllRefused: false,
  })
  // Without a schema the stand-in writes prose; only the form of the request matters here.
  await pool.ask(question, jpeg, asking)
  expect(ai.calls.slice(0, 3).map(({ fields }) => fields)).toEqual([
    ['max_tokens', 'output_config.format', 'output_config.effort'],
    ['max_tokens', 'output_config.format'],
    ['max_tokens'],
  ])
})

test.each<[field: string, learnt: RequestFeature[], left: string[]]>([
  ['reasoning_effort', ['effort'], [limit, schema, detail]],
  ['response_format.json_schema', ['json_schema'], [limit, 'response_format.json_object', effort, detail]],
  ['max_tokens', ['max_tokens'], ['max_completion_tokens', schema, effort, detail]],
])(
  'a server that takes no %s and does not say so is found out once, and remembered',
  async (field, learnt, left) => {
    let calls = 0
    await using ai = await startAiStandIn({
      faults: ({ fields }) => {
        calls += 1
        return fields.includes(field) ? { status: 400, message: 'Bad request' } : null
      },
    })
    const dialects = createMemoryDialects()
    const first = describePictures(ai.url, dialects, 3)
    expect(await first.replies).toMatchObject([
      { outcome: 'answered' },
      { outcome: 'answered' },
      { outcome: 'answered' },
    ])
    expect(await dialects.read(first.server)).toEqual(learnt)
    // Three pictures, the control question, at most four forms for one picture, and the others again.
    expect(calls).toBeLessThanOrEqual(10)
    ai.forget()
    await describePictures(ai.url, dialects, 1).replies
    expect(ai.calls.map(({ fields }) => fields.toSorted())).toEqual([left.toSorted()])
  },
)
