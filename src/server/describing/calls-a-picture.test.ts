import { expect, test } from 'vitest'
import { describePicture, type Wishes } from './describe-picture.ts'
import { createProviderPools } from './pool/create-provider-pools.ts'
import type { Provider, ProviderSettings } from './providers/provider.ts'
import { createFastClock } from './testing/create-fast-clock.ts'

const good = {
  altText: 'Rotes Boot auf einem See',
  description: 'Das Boot liegt am Ufer, dahinter steht Wald.',
}

/** Code puts these right. */
const repairable = [
  { ...good, altText: `Alt-Text: ${good.altText}` },
  { ...good, altText: `„${good.altText}“` },
  { ...good, description: `**${good.description}**` },
  { ...good, description: `<p>${good.description}</p>` },
  { ...good, altText: 'Rotes\u200b Boot auf einem&nbsp;See' },
]

/** These are asked for once more. */
const broken = [
  { ...good, altText: 'Ich kann das Bild leider nicht sehen.' },
  { ...good, altText: '[Alternativtext hier einfügen]' },
  { ...good, altText: 'boot.jpg' },
  { ...good, description: 'Das Boot liegt am Ufer, dahinter steht ein' },
  {
    ...good,
    altText: 'A red boat lies on the shore of a quiet lake',
    description: 'There is a forest behind it.',
  },
  { ...good, description: 'Ein Boot am Ufer (6–12 Wörter).' },
]

const wishes: Wishes = {
  languages: ['de'],
  context: '',
  filename: '',
  promptType: 'system',
  customPrompt: '',
  row: {},
}

/** Writes the first answer about the picture whose number the bytes are; a second one is good. */
function scriptProvider(firstTexts: (picture: number) => typeof good) {
  const calls: number[] = []
  const connect = ({ name, model }: ProviderSettings): Provider => ({
    name,
    model,
    features: [],
    async findModel() {},
    async complete(_question, jpeg) {
      const picture = jpeg!.readUInt32BE()
      calls[picture] = (calls[picture] ?? 0) + 1
      const texts = { de: calls[picture] === 1 ? firstTexts(picture) : good }
      const text = JSON.stringify({ interpretation: 'Ein Foto.', purpose: 'informative', texts })
      return {
        text,
        stop: 'complete',
        usage: { inputTokens: 1, cachedInputTokens: 0, outputTokens: 1 },
        allowance: null,
      }
    },
  })
  return { calls, connect }
}

test('1,000 answers, 100 of which break a rule and 40 of these repairably, take 1,060 calls', async () => {
  const { calls, connect } = scriptProvider((picture) => {
    if (picture < 40) return repairable[picture % repairable.length]!
    return picture < 100 ? broken[picture % broken.length]! : good
  })
  const pool = createProviderPools({ timeoutMs: 5_000, clock: createFastClock(), connect }).poolOf({
    providers: [{ name: 'anthropic', apiKey: 'key', keyId: 'a key', baseUrl: '', model: 'model-1' }],
    areAllRefused: false,
  })
  const signal = new AbortController().signal
  for (let picture = 0; picture < 1_000; picture += 1) {
    const jpeg = Buffer.alloc(4)
    jpeg.writeUInt32BE(picture)
    const opened = { jpeg, notes: null, thumbnail: Buffer.of(), url: 'https://example.com/picture.jpg' }
    const description = await describePicture(pool, opened, wishes, { signal, group: '' })
    expect(description).toMatchObject({ outcome: 'described', languageVersions: { de: good }, breaches: [] })
    const found =
      description.outcome === 'described' ? description.calls.flatMap((made) => made.found ?? []) : []
    expect(found.some(({ kind }) => kind === 'repaired')).toBe(picture < 40)
    expect(found.some(({ kind }) => kind === 'hard')).toBe(picture >= 40 && picture < 100)
  }
  expect(calls.reduce((sum, of) => sum + of, 0)).toBe(1_060)
})
