import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pricePerImage } from '#contract/pricing.ts'
import { changeDraft, newDraft } from '#web/upload/draft/change-draft.ts'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { readList } from '#web/upload/list/read-list.ts'
import { creditOutlook } from './credit-outlook.ts'
import { estimate } from './estimate.ts'

interface Row {
  url: string
  context: string
  alt: string
  role: string
}

const columns = ['url', 'context', 'alt', 'role'] as const
const fixed: Row[] = [
  { url: 'https://a.example/1.jpg', context: 'Berg', alt: '', role: '' },
  { url: 'https://a.example/1.jpg', context: ' Berg ', alt: '', role: '' },
  { url: 'https://a.example/1.jpg', context: 'Tal', alt: '', role: '' },
  { url: '', context: 'Berg', alt: 'Ein Berg', role: '' },
  { url: 'https://a.example/1.jpg', context: 'Berg', alt: 'Ein Berg', role: '' },
  { url: 'ftp://a.example/1.jpg', context: 'Berg', alt: '', role: '' },
  { url: 'ftp://a.example/1.jpg', context: 'Berg', alt: '', role: '' },
  { url: '1.jpg', context: 'Berg', alt: '', role: '' },
  { url: '/1.jpg', context: 'Berg', alt: '', role: '' },
  { url: 'https://a.example/1.jpg', context: 'Berg', alt: ' Bild von einem Berg', role: '' },
  { url: 'https://a.example/1.jpg', context: 'Berg', alt: '', role: 'link' },
  { url: 'HTTPS://A.example/1.jpg', context: 'Berg', alt: ' ', role: '' },
]

/** Reads the rows as a file and applies these settings, as the page does: counted again after each change. */
async function draftOf(rows: Row[], settings: Partial<JobSettings>): Promise<Draft> {
  const cell = (text: string) => `"${text}"`
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(';'))
  const file = new File([[columns.join(';'), ...lines, ''].join('\n')], 'list.csv')
  let draft = newDraft(file)
  const list = readList(file, {
    preview: (preview) => {
      draft = changeDraft(draft, { type: 'previewRead', preview })
    },
    counted: (count) => {
      draft = changeDraft(draft, { type: 'rowsCounted', count })
    },
  })
  await list.opened
  draft = changeDraft(draft, { type: 'settingsChanged', settings: { contextColumn: 'context', ...settings } })
  await list.count({
    urlColumn: 'url',
    contextColumn: 'context',
    wishColumns: { existingAlt: 'alt', role: 'role' },
    baseUrl: settings.baseUrl ?? '',
    languages: [],
  })
  return draft
}

/** The same computed in the simplest way, from the rows themselves. */
function expected(rows: Row[], settings: Partial<JobSettings>) {
  const most = settings.amount === 'custom' ? Number(settings.customAmount) : rows.length
  const images: { key: string | null }[] = []
  let carried = 0
  for (const row of rows) {
    if (images.length === most) break
    if (row.url === '') continue
    const isWeak = row.alt.trim().startsWith('Bild von')
    if (settings.onlyMissing && row.alt.trim() !== '' && !(settings.replaceWeak && isWeak)) {
      carried += 1
      continue
    }
    const path = /^[\w/]+\.jpg$/.test(row.url)
      ? settings.baseUrl && `https://a.example/${row.url.replace('/', '')}`
      : row.url
    const isReachable = path && !path.startsWith('ftp:')
    const rest = [row.context, row.alt, row.role].map((text) => text.trim()).join('\n')
    images.push({ key: isReachable ? `${path.toLowerCase()}\n${rest}` : null })
  }
  const isRepeat = (key: string | null, place: number) =>
    key !== null && images.findIndex((image) => image.key === key) < place
  const repeats = images.filter(({ key }, place) => isRepeat(key, place)).length
  const payable = settings.countRepeatsOnce ? images.length - repeats : images.length
  const affordable = (cents: number, price: number) => {
    let left = cents
    const broke = images.findIndex(({ key }, place) => {
      left -= settings.countRepeatsOnce && isRepeat(key, place) ? 0 : price
      return left < 0
    })
    return broke === -1 ? images.length : broke
  }
  return { images: images.length, repeats, payable, carried, affordable }
}

const everyChoice = ([{}, { onlyMissing: true }, { onlyMissing: true, replaceWeak: true }] as const).flatMap(
  (kept) =>
    [false, true].flatMap((countRepeatsOnce) =>
      ['', 'https://a.example/'].flatMap((baseUrl) =>
        ['all', '1', '2', '4', '7', '99'].map(
          (amount): Partial<JobSettings> => ({
            ...kept,
            countRepeatsOnce,
            baseUrl,
            amount: amount === 'all' ? 'all' : 'custom',
            customAmount: amount,
          }),
        ),
      ),
    ),
)

async function compare(rows: Row[], settings: Partial<JobSettings>) {
  const draft = await draftOf(rows, settings)
  const { affordable, ...reckoned } = expected(rows, settings)
  for (let languages = 1; languages <= 10; languages += 1) {
    const price = pricePerImage(languages)
    const names = Array.from({ length: languages }, (_, i) => String(i))
    const some = { ...draft, settings: { ...draft.settings, languages: names } }
    expect(estimate(some)).toEqual({
      languages,
      perImage: price,
      reckoned,
      images: reckoned.images,
      total: reckoned.payable * price,
    })
    for (const balance of [0, 49, 50, 151, 300, 10_000])
      expect(creditOutlook(some, balance)).toEqual({
        balanceCents: balance,
        remainingCents: balance - reckoned.payable * price,
        affordableImages: affordable(balance, price),
      })
  }
}

test.each([
  [{}, 11, 11, 0],
  [{ countRepeatsOnce: true }, 11, 9, 0],
  [{ onlyMissing: true }, 9, 9, 2],
  [{ onlyMissing: true, countRepeatsOnce: true }, 9, 7, 2],
  [{ countRepeatsOnce: true, baseUrl: 'https://a.example/' }, 11, 7, 0],
  [{ onlyMissing: true, countRepeatsOnce: true, baseUrl: 'https://a.example/' }, 9, 5, 2],
  [{ amount: 'custom', customAmount: '4', onlyMissing: true, countRepeatsOnce: true }, 4, 3, 1],
  [{ amount: 'custom', customAmount: '3', onlyMissing: true }, 3, 3, 0],
  [{ onlyMissing: true, replaceWeak: true }, 10, 10, 1],
] satisfies [Partial<JobSettings>, number, number, number][])(
  'of the list with %j %i images are described, %i paid for, %i carried over',
  async (settings, images, payable, carried) => {
    const { reckoned, total } = estimate(await draftOf(fixed, settings))
    expect({ ...reckoned, total }).toMatchObject({ images, payable, carried, total: payable * 50 })
  },
)

describe('every combination of choices is reckoned to the cent', () => {
  test.each(everyChoice)('%j', (settings) => compare(fixed, settings))
})

test('any list under any choice is reckoned as counting by hand does', async () => {
  const row = fc.record({
    url: fc.constantFrom(
      '',
      'https://a.example/1.jpg',
      'https://a.example/2.jpg',
      '1.jpg',
      '/2.jpg',
      'ftp://x/1.jpg',
    ),
    context: fc.constantFrom('', 'Berg', ' Berg'),
    alt: fc.constantFrom('', '', ' ', 'Ein Berg', 'Bild von einem Berg'),
    role: fc.constantFrom('', '', 'link'),
  })
  const choice = fc.constantFrom(...everyChoice)
  await fc.assert(fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 40 }), choice, compare), {
    numRuns: 200,
  })
})

test('a chosen option is not computed with a count of other columns', async () => {
  const counted = await draftOf(fixed, { countRepeatsOnce: true })
  const other = changeDraft(counted, { type: 'settingsChanged', settings: { contextColumn: '' } })
  expect(estimate(other)).toMatchObject({ images: null, total: null })
  const plain = changeDraft(other, { type: 'settingsChanged', settings: { countRepeatsOnce: false } })
  expect(estimate(plain)).toMatchObject({ images: 11, total: 550 })
})

test('leaving rows out ends when no column says which', async () => {
  const counted = await draftOf(fixed, { onlyMissing: true })
  const off = changeDraft(counted, {
    type: 'settingsChanged',
    settings: { wishColumns: { existingAlt: null } },
  })
  expect(estimate(off)).toMatchObject({ images: 11, total: 550 })
})
