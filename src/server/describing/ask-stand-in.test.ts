import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type ProviderName, providerNames } from '#contract/providers.ts'
import type { BehaviourChange } from '#stand-ins/ai/behaviour.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { describePicture, type Wishes } from './describe-picture.ts'
import { normalisePicture } from './pictures/normalise-picture.ts'
import { createProviderPools } from './pool/create-provider-pools.ts'
import { providerKinds } from './providers/provider-kinds.ts'

const wishes: Wishes = {
  languages: ['de', 'en'],
  context: 'Obst und Gemüse',
  filename: '',
  promptType: 'system',
  customPrompt: '',
  row: {},
}
const asking = { signal: new AbortController().signal, group: '' }

/** Has a red picture described by a stand-in with this behaviour, and returns what the stand-in was asked. */
async function describe(name: ProviderName, behaviour: BehaviourChange, wished: Partial<Wishes> = {}) {
  await using standIn = await startAiStandIn(behaviour)
  const settings = { name, apiKey: 'key', keyId: 'a key', baseUrl: standIn.url, model: 'model-1' }
  const pool = createProviderPools({ timeoutMs: 20_000 }).poolOf({
    providers: [settings],
    areAllRefused: false,
  })
  const file = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const small = await normalisePicture(file, providerKinds[name].tiling, asking.signal)
  if ('fault' in small) throw new Error(small.fault.code)
  const picture = { ...small, thumbnail: file, url: 'https://example.org/a.jpg' }
  const description = await describePicture(pool, picture, { ...wishes, ...wished }, asking)
  return { description, calls: [...standIn.calls] }
}

test.each(providerNames)('%s mends what it is shown, and both calls are counted', async (name) => {
  const fault = { body: 'wrong_language', untilTold: true } as const
  const { description, calls } = await describe(name, { faults: [fault] })
  expect(description).toMatchObject({
    outcome: 'described',
    breaches: [],
    calls: [{ calls: 2, answered: 2 }],
  })
  const [first, second] = calls
  const spoilt = 'La barque est attachée'
  expect([first?.answer, second?.answer].map((answer) => answer?.includes(spoilt))).toEqual([true, false])
  expect(second?.prompt).toContain(spoilt)
  expect(second?.prompt).toContain('\n- German: ')
  expect(second?.imageSha256).toBe(first?.imageSha256)
  // The prefix is the same, so that a provider can reuse its prompt cache.
  expect(second?.prompt.startsWith(first?.prompt.trim() ?? '?')).toBe(true)
})

test('what the model doubts is a reason to look at the texts, in whatever language', async () => {
  const { description } = await describe('openai', { doubts: ['contradicts_material', 'too_small'] })
  expect(description).toMatchObject({
    outcome: 'described',
    breaches: [
      { rule: 'too_small', languages: [] },
      { rule: 'contradicts_material', languages: [] },
    ],
  })
})

test('a decorative picture may be in doubt, too', async () => {
  const { description } = await describe(
    'anthropic',
    { doubts: ['unreadable'] },
    { row: { role: 'decorative' } },
  )
  expect(description).toMatchObject({
    purpose: 'decorative',
    breaches: [{ rule: 'unreadable', languages: [] }],
  })
})

test.each([
  ['system', '5'],
  ['custom', '5+own'],
] as const)('texts by the %s prompt have the version %s', async (promptType, promptVersion) => {
  const { description, calls } = await describe('openai', {}, { promptType, customPrompt: 'Lustig.' })
  expect(description).toMatchObject({ outcome: 'described', promptVersion, breaches: [] })
  expect(calls[0]?.prompt.includes('Lustig.')).toBe(promptType === 'custom')
})
