import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { ProviderName } from '#contract/providers.ts'
import type { ProviderSettings } from '#server/describing/providers/provider.ts'
import { closeAfterTest } from '#server/describing/testing/close-after-test.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import {
  fails,
  type Script,
  says,
  startScriptedProvider,
} from '#server/describing/testing/start-scripted-provider.ts'
import { createProviderPools } from './create-provider-pools.ts'

/** Long enough for a call to arrive at the provider on a machine that has other things to do. */
const cutOffMs = 800
const never = new AbortController().signal
const asking = { signal: never, group: '', judge: () => [] }
const jpeg = Buffer.from('jpeg')
const question = makeTestQuestion('de', 'Platt')
const texts = { altText: 'Ein Hund', description: 'Ein Hund auf einer Wiese.' }
const good = JSON.stringify({ interpretation: 'A dog.', texts: { de: texts, custom_1: texts } })

const makeProvider = async (name: ProviderName, ...script: Script[]) =>
  closeAfterTest(await startScriptedProvider(name, ...script))

function makePool(providers: ProviderSettings[], clock = createFastClock(), timeoutMs = 5_000) {
  return createProviderPools({ timeoutMs, clock }).poolOf({ providers, areAllRefused: false })
}

const answered = { outcome: 'answered', answer: { languageVersions: { de: texts, Platt: texts } } }

describe.each(['anthropic', 'openai'] as const)('%s', (name) => {
  test('is asked once for all languages, in its own format', async () => {
    const { settings, asked } = await makeProvider(name, says(good))
    const reply = await makePool([settings]).ask(question, jpeg, asking)
    expect(reply).toEqual({
      outcome: 'answered',
      answer: expect.objectContaining({
        interpretation: 'A dog.',
        languageVersions: { de: texts, Platt: texts },
      }),
      provider: name,
      model: 'model-1',
      calls: [
        {
          provider: name,
          model: 'model-1',
          calls: 1,
          answered: 1,
          usage: { inputTokens: 100, cachedInputTokens: 30, outputTokens: 5 },
        },
      ],
    })
    expect(asked).toHaveLength(1)
    const [{ path, body, headers }] = asked as [(typeof asked)[0]]
    expect(path).toBe(name === 'anthropic' ? '/v1/messages' : '/v1/chat/completions')
    expect(headers.authorization).toBe(`Bearer key of ${name}`)
    expect(body).not.toHaveProperty('temperature')
    const { schema } = body.output_config?.format ?? body.response_format?.json_schema ?? {}
    expect(schema).toEqual(question.schema)
  })

  test.each(['', '/', '/v1', '/v1/'])('takes its address ending in "%s"', async (ending) => {
    const { settings, url, asked } = await makeProvider(name, says(good))
    const reply = await makePool([{ ...settings, baseUrl: url + ending }]).ask(question, jpeg, asking)
    expect(reply).toMatchObject(answered)
    expect(asked[0]?.path).toMatch(/^\/v1\/\w/)
  })

  test.each([
    ['a wait it asks for', fails(429, 'slow down', { 'retry-after': '3' }), 3_000],
    ['overload', fails(529), 1_000],
    ['an error of its own', fails(500), 1_000],
    ['a broken connection', (response: ServerResponse) => response.destroy(), 1_000],
  ])('is asked again after %s', async (_name, failure, waitMs) => {
    const clock = createFastClock()
    const { settings } = await makeProvider(name, failure, says(good))
    expect(await makePool([settings], clock).ask(question, jpeg, asking)).toMatchObject(answered)
    expect(clock.slept).toHaveLength(1)
    expect(clock.slept[0]).toBeLessThanOrEqual(waitMs)
    expect(clock.slept[0]).toBeGreaterThanOrEqual(waitMs / 2)
  })

  test.each([
    ['silence', () => {}],
    [
      'half an answer',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"content":')
      },
    ],
  ])('is cut off in %s', async (_name, script) => {
    const { settings, asked } = await makeProvider(name, script)
    const reply = await makePool([settings], createFastClock(), cutOffMs).ask(question, jpeg, asking)
    expect(reply).toMatchObject({ outcome: 'unavailable', reason: 'providers_down' })
    expect(asked).toHaveLength(3)
  })

  test.each([
    ['no JSON', says('I see a dog')],
    ['cut JSON', says(good.slice(0, 60), 'truncated')],
    ['whole JSON that it calls truncated', says(good, 'truncated')],
    ['a missing language', says(JSON.stringify({ interpretation: 'A dog.', texts: { de: texts } }))],
    ['an empty text', says(good.replace('Ein Hund', ' '))],
  ])('gets a second chance after %s, not a third', async (_name, bad) => {
    const once = await makeProvider(name, bad, says(good))
    expect(await makePool([once.settings]).ask(question, jpeg, asking)).toMatchObject(answered)
    const always = await makeProvider(name, bad)
    expect(await makePool([always.settings]).ask(question, jpeg, asking)).toMatchObject({
      outcome: 'failed',
      fault: { code: 'unusable_answer' },
    })
    expect(always.asked).toHaveLength(2)
  })

  test('is in trouble when something answers that its protocol does not know, and no picture fails for it', async () => {
    const { settings, asked } = await makeProvider(name, (response: ServerResponse) =>
      response.end('<html>Welcome</html>'),
    )
    expect(await makePool([settings]).ask(question, jpeg, asking)).toMatchObject({
      outcome: 'unavailable',
      reason: 'providers_down',
    })
    expect(asked).toHaveLength(3)
  })

  test('is not asked again after it declined, and what that cost is known', async () => {
    const { settings, asked } = await makeProvider(name, says('', 'refused'))
    expect(await makePool([settings]).ask(question, jpeg, asking)).toEqual({
      outcome: 'failed',
      fault: { code: 'refused_by_ai' },
      calls: [
        {
          provider: name,
          model: 'model-1',
          calls: 1,
          answered: 1,
          usage: { inputTokens: 100, cachedInputTokens: 30, outputTokens: 5 },
        },
      ],
    })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['declined', 'refused_by_ai'],
    ['not_visible', 'not_visible'],
  ])('that says of its answer %s has failed the picture as %s, and is asked once', async (outcome, code) => {
    const { settings, asked } = await makeProvider(name, says(JSON.stringify({ outcome, texts: {} })))
    expect(await makePool([settings]).ask(question, jpeg, asking)).toMatchObject({
      outcome: 'failed',
      fault: { code },
    })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['Could not process image', 'damaged'],
    ['image exceeds 5 MB maximum: 6291456 bytes > 5242880 bytes', 'too_large_for_ai'],
    ['Output blocked by content filtering policy', 'refused_by_ai'],
  ])('that rejects the question with "%s" means %s', async (message, code) => {
    const { settings, asked } = await makeProvider(name, fails(400, message))
    const reply = await makePool([settings]).ask(question, jpeg, asking)
    expect(reply).toMatchObject({ outcome: 'failed', fault: { code } })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['whatever it is asked', fails(400, 'Something else is wrong'), name === 'openai' ? 7 : 5],
    ['for its model', fails(404, 'No such model'), 2],
    [
      'for having a picture',
      fails(400, 'This model does not support image input'),
      name === 'openai' ? 7 : 5,
    ],
  ])('that turns down every question %s fails no picture, and says so', async (_what, failure, calls) => {
    const { settings, asked } = await makeProvider(name, failure)
    const pool = makePool([settings])
    const rejects = { outcome: 'unavailable', reason: 'provider_rejects' }
    expect(await pool.ask(question, jpeg, asking)).toMatchObject(rejects)
    // The picture, the control question, and the picture in each form that is left.
    expect(asked).toHaveLength(calls)
  })

  test('that lies in a fence of Markdown is understood', async () => {
    const { settings } = await makeProvider(name, says(`\`\`\`json\n${good}\n\`\`\``))
    expect(await makePool([settings]).ask(question, jpeg, asking)).toMatchObject(answered)
  })
})
