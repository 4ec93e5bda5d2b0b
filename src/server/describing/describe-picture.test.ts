import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { noTextWishes } from '#contract/entities/text-wishes.ts'
import { describePicture, type Wishes } from './describe-picture.ts'
import { createPictureFetcher, type PictureFetcher } from './pictures/create-picture-fetcher.ts'
import { makeThumbnail } from './pictures/make-thumbnail.ts'
import { openPicture } from './pictures/open-picture.ts'
import type { ProviderPool } from './pool/create-provider-pool.ts'
import { createProviderPools } from './pool/create-provider-pools.ts'
import { providerKinds } from './providers/provider-kinds.ts'
import { closeAfterTest } from './testing/close-after-test.ts'
import { startLittleServer } from './testing/start-little-server.ts'

const never = new AbortController().signal
const wishes: Wishes = {
  languages: ['de', 'en'],
  context: 'Über uns: unsere Bürohunde, Katze',
  filename: 'cocker-spaniel.jpg',
  promptType: 'system',
  customPrompt: '',
  row: {},
}
const languageVersions = {
  de: { altText: 'Zwei Cocker Spaniel', description: 'Zwei Bürohunde auf einem Teppich.' },
  en: { altText: 'Two cocker spaniels', description: 'Two dogs on a carpet.' },
}
const keywords = ['Bürohunde', 'Katze', 'cocker', 'spaniel']

/** A site with one picture, and a provider that describes it (or refuses the key). */
async function start(options: { isKeyRefused?: boolean } = {}) {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const fetched: string[] = []
  const asked: unknown[] = []
  const site = await startLittleServer((request, response) => {
    fetched.push(request.url ?? '')
    if (request.url === '/slow.jpg') return
    if (request.url === '/short.jpg') response.end(picture.subarray(0, -20))
    else if (request.url === '/page.jpg') response.end('<html></html>')
    else if (request.url === '/missing.jpg') response.writeHead(404).end()
    else response.end(picture)
  })
  const ai = await startLittleServer(async (request, response) => {
    asked.push(await json(request))
    response.setHeader('content-type', 'application/json')
    if (options.isKeyRefused) response.statusCode = 401
    const text = JSON.stringify({ interpretation: 'A photograph.', texts: languageVersions })
    const usage = { input_tokens: 100, output_tokens: 50 }
    response.end(JSON.stringify({ content: [{ type: 'text', text }], stop_reason: 'end_turn', usage }))
  })
  const fetcher = createPictureFetcher({ allow: ['127.0.0.1'] })
  for (const one of [site, ai, { [Symbol.asyncDispose]: () => fetcher.close() }]) closeAfterTest(one)
  const settings = {
    name: 'anthropic',
    apiKey: 'key',
    keyId: 'a key',
    baseUrl: ai.url,
    model: 'model-1',
  } as const
  const pool = createProviderPools({ timeoutMs: 60_000 }).poolOf({
    providers: [settings],
    areAllRefused: false,
  })
  return { url: site.url, fetched, asked, describer: { fetcher, pool } }
}

interface Describer {
  fetcher: PictureFetcher
  pool: ProviderPool
}

/** Opens a picture and has it described, as a worker does. */
async function describe({ fetcher, pool }: Describer, url: string, wishes: Wishes, signal: AbortSignal) {
  const opened = await openPicture(fetcher, url, pool.tiling(), signal)
  if ('fault' in opened) throw new Error(opened.fault.code)
  return await describePicture(pool, { ...opened, url }, wishes, { signal, group: '' })
}

test('a picture is fetched, made small, and described in all languages with one call', async () => {
  const { url, asked, describer } = await start()
  const description = await describe(describer, `${url}/cocker-spaniel.jpg`, wishes, never)
  expect(description).toMatchObject({
    outcome: 'described',
    interpretation: 'A photograph.',
    languageVersions,
    keywords,
    usedKeywords: ['Bürohunde', 'cocker', 'spaniel'],
    unusedKeywords: ['Katze'],
    provider: 'anthropic',
    model: 'model-1',
    calls: [
      {
        provider: 'anthropic',
        model: 'model-1',
        calls: 1,
        usage: { inputTokens: 100, cachedInputTokens: 0, outputTokens: 50 },
      },
    ],
  })
  const thumbnail = description.outcome === 'described' ? description.thumbnail : Buffer.of()
  expect(await sharp(thumbnail!).metadata()).toMatchObject({ format: 'webp', width: 320 })
  expect(asked).toHaveLength(1)
})

test.each([
  ['/missing.jpg', { code: 'not_found', details: { status: 404 } }],
  ['/page.jpg', { code: 'not_a_picture' }],
])('%s can not be opened', async (path, fault) => {
  const { url, describer } = await start()
  expect(await openPicture(describer.fetcher, url + path, providerKinds.anthropic.tiling, never)).toEqual({
    fault,
  })
})

test('the texts of a picture whose file lacks its end are marked', async () => {
  const { url, describer } = await start()
  const marked = { breaches: [{ rule: 'incomplete_file', languages: [] }] }
  expect(await describe(describer, `${url}/short.jpg`, wishes, never)).toMatchObject(marked)
  expect(await describe(describer, `${url}/whole.jpg`, wishes, never)).not.toMatchObject(marked)
})

test('once every key is refused the picture waits, and the next one is not asked about', async () => {
  const { url, asked, describer } = await start({ isKeyRefused: true })
  const refused = { outcome: 'unavailable', reason: 'keys_refused', retryAfterMs: 60_000 }
  expect(await describe(describer, `${url}/a.jpg`, wishes, never)).toMatchObject(refused)
  expect(describer.pool.obstacle()).toMatchObject(refused)
  expect(await describe(describer, `${url}/b.jpg`, wishes, never)).toMatchObject(refused)
  // For the first picture, and for the control question.
  expect(asked).toHaveLength(2)
})

test('a host that stands for a file name is no keyword', async () => {
  const { url, describer } = await start()
  const filename = '127.0.0.1'
  const description = await describe(describer, url, { ...wishes, context: '', filename }, never)
  expect(description).toMatchObject({ outcome: 'described', keywords: [] })
})

test('an abort throws its reason, before the start and in the middle', async () => {
  const { url, describer } = await start()
  const reason = new Error('stopped')
  await expect(describe(describer, url, wishes, AbortSignal.abort(reason))).rejects.toBe(reason)
  const stop = new AbortController()
  setTimeout(() => stop.abort(reason), 50)
  await expect(describe(describer, `${url}/slow.jpg`, wishes, stop.signal)).rejects.toBe(reason)
})

test('the thumbnail of a preview is small, and says why there is none', async () => {
  const { url, describer } = await start()
  const held: number[] = []
  const bounds = {
    maxBytes: 100_000,
    maxPixels: 1_000_000,
    hold: async (bytes: number) => void held.push(bytes),
    letGo() {},
  }
  const made = await makeThumbnail(describer.fetcher, `${url}/a.jpg`, never, bounds)
  expect(await sharp('webp' in made ? made.webp : Buffer.of()).metadata()).toMatchObject({
    width: 320,
    format: 'webp',
  })
  expect(await makeThumbnail(describer.fetcher, `${url}/page.jpg`, never, bounds)).toEqual({
    fault: { code: 'not_a_picture' },
  })
})

test('what is wished of the texts is held: words around the alt texts, none to be avoided, a length', async () => {
  const { url, describer } = await start()
  const textWishes = {
    ...noTextWishes,
    avoidedKeywords: 'Katze; Cockerspaniel; Two',
    maxAltCharacters: 40,
    altPrefix: 'Büro:',
    altSuffix: '| Muster',
  }
  const description = await describe(
    describer,
    `${url}/cocker-spaniel.jpg`,
    { ...wishes, textWishes, row: { altPrefix: 'Team:' } },
    never,
  )
  expect(description).toMatchObject({
    languageVersions: {
      de: { altText: 'Team: Zwei Cocker Spaniel | Muster', description: languageVersions.de.description },
      en: { altText: 'Team: Two cocker spaniels | Muster' },
    },
    keywords: ['Bürohunde', 'cocker', 'spaniel'],
    breaches: [{ rule: 'avoided_word', languages: ['en'] }],
  })
})
