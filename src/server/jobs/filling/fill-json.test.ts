import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { surveyFile } from '#server/jobs/lists/survey-file.ts'
import { listTest } from '#server/jobs/testing/list-test.ts'
import type { RowTexts } from './compose-cell.ts'
import { fillJson, type JsonFillOrder } from './fill-json.ts'

type Texts = Record<number, string | (string | undefined)[]>

interface Fixtures {
  fill(content: string | Uint8Array, texts: Texts, order?: Partial<JsonFillOrder>): Promise<Buffer>
}

async function* rowsOf(texts: Texts): AsyncGenerator<RowTexts[]> {
  yield Object.entries(texts).map(([row, text]) => ({ row: Number(row), texts: [text].flat() }))
}

const test = listTest.extend<Fixtures>({
  fill: async ({ folder }, use) => {
    await use(async (content, texts, order) => {
      const path = join(folder, 'list.json')
      await writeFile(path, content)
      const pieces: Buffer[] = []
      const whole = {
        path,
        survey: await surveyFile(path),
        isNdjson: false,
        column: 'alt',
        addressColumn: 'url',
        ownKey: null,
        rows: rowsOf(texts),
        rules: { onlyEmpty: false, separator: null },
        ...order,
      }
      for await (const piece of fillJson(whole)) pieces.push(piece)
      return Buffer.concat(pieces)
    })
  },
})

describe('of a JSON list one member is filled and nothing else is changed, by a byte', () => {
  const table: [title: string, before: string, texts: Texts, after: string][] = [
    [
      'an array',
      '[{"url":"a.jpg","alt":"old","n":1.0},\n {"url":"b.jpg","alt":null}]\n',
      { 0: 'neu "x"', 1: 'ß' },
      '[{"url":"a.jpg","alt":"neu \\"x\\"","n":1.0},\n {"url":"b.jpg","alt":"ß"}]\n',
    ],
    [
      'a list in an object, with what follows',
      '{ "n": 1, "images": [ {"url": "a.jpg", "alt": ""} ], "more": {"ü": 12345678901234567890} }\n',
      { 0: 'neu' },
      '{ "n": 1, "images": [ {"url": "a.jpg", "alt": "neu"} ], "more": {"ü": 12345678901234567890} }\n',
    ],
    [
      'an object with numbered keys',
      '{"0": {"url": "a.jpg", "alt": ""}, "2": {"url": "b.jpg"}}',
      { 0: 'eins', 1: 'zwei' },
      '{"0": {"url": "a.jpg", "alt": "eins"}, "2": {"url": "b.jpg", "alt": "zwei"}}',
    ],
    [
      'the list of pictures at any depth',
      '{"db":[{"meta":{"v":1},"data":{"tags":[{"x":"y"}],"posts":[{"url":"https://e.org/a.jpg"},{"url":"https://e.org/b.jpg"}]}}]} ',
      { 1: 'zwei' },
      '{"db":[{"meta":{"v":1},"data":{"tags":[{"x":"y"}],"posts":[{"url":"https://e.org/a.jpg"},{"url":"https://e.org/b.jpg","alt":"zwei"}]}}]} ',
    ],
    [
      'an object a line',
      '{"url":"a.jpg"}\r\n\r\n{"url":"b.jpg","t":"ü"}\r\n',
      { 1: 'neu' },
      '{"url":"a.jpg"}\r\n\r\n{"url":"b.jpg","t":"ü","alt":"neu"}\r\n',
    ],
    [
      'a member that is not there, spaced as the others',
      '[\n  {\n    "url": "a.jpg",\n    "n": [1, 2]\n  }\n]',
      { 0: 'neu' },
      '[\n  {\n    "url": "a.jpg",\n    "n": [1, 2],\n    "alt": "neu"\n  }\n]',
    ],
    [
      'an only member',
      '[{"url": "a.jpg"}, { "url": "b.jpg" }]',
      { 0: 'm', 1: 'n' },
      '[{"url": "a.jpg", "alt": "m"}, { "url": "b.jpg", "alt": "n" }]',
    ],
    [
      'the last of equal keys',
      '[{"alt":"1","url":"a.jpg","alt":"2"}]',
      { 0: 'n' },
      '[{"alt":"1","url":"a.jpg","alt":"n"}]',
    ],
    [
      'keys as they are escaped',
      '[{"url":"a.jpg","\\u0061lt":"2"}]',
      { 0: 'n' },
      '[{"url":"a.jpg","\\u0061lt":"n"}]',
    ],
    [
      'a list of addresses, that becomes one of objects',
      '["a.jpg" ,\n"b.jpg"]',
      { 1: 'n' },
      '[{"url": "a.jpg"} ,\n{"url": "b.jpg", "alt": "n"}]',
    ],
    [
      'several addresses in an array',
      '[{"url":["a.jpg","b.jpg"]}]',
      { 0: ['m', 'n'] },
      '[{"url":["a.jpg","b.jpg"],"alt":["m","n"]}]',
    ],
    [
      'several addresses in a text',
      '[{"url":"a.jpg|b.jpg","alt":"m|"}]',
      { 0: [undefined, 'n'] },
      '[{"url":"a.jpg|b.jpg","alt":"m|n"}]',
    ],
  ]

  test.for(table)('%s', async ([, before, texts, after], { fill, read }) => {
    expect((await fill(before, {})).toString()).toBe(
      before.startsWith('["') ? '[{"url": "a.jpg"} ,\n{"url": "b.jpg"}]' : before,
    )
    expect((await fill(before, texts)).toString()).toBe(after)
    const marked = await fill(Buffer.from(`\ufeff${before}`, 'utf16le').swap16(), texts)
    expect(marked).toEqual(Buffer.from(`\ufeff${after}`, 'utf16le').swap16())
    await read('list.json', after)
  })
})

describe('pictures that are objects get their own texts', () => {
  const before =
    '[{"id":1,"images":[{"src":"a.jpg","alt":"old"},{"note":"none"},{"id":7, "src":"b.jpg"},{"src":"c.jpg","alt_text":""}]}]'
  const order = { addressColumn: 'images', ownKey: 'alt' }

  test('under the name that they have for it', async ({ fill }) => {
    expect((await fill(before, { 0: ['m', 'n', 'o'] }, order)).toString()).toBe(
      '[{"id":1,"images":[{"src":"a.jpg","alt":"m"},{"note":"none"},{"id":7, "src":"b.jpg", "alt":"n"},{"src":"c.jpg","alt_text":"o"}]}]',
    )
  })

  test('and those without one keep what they have', async ({ fill }) => {
    expect((await fill(before, { 0: [undefined, 'n'] }, order)).toString()).toBe(
      '[{"id":1,"images":[{"src":"a.jpg","alt":"old"},{"note":"none"},{"id":7, "src":"b.jpg", "alt":"n"},{"src":"c.jpg","alt_text":""}]}]',
    )
    const rules = { onlyEmpty: true, separator: null }
    expect((await fill(before, { 0: ['m', undefined, 'o'] }, { ...order, rules })).toString()).toBe(
      '[{"id":1,"images":[{"src":"a.jpg","alt":"old"},{"note":"none"},{"id":7, "src":"b.jpg"},{"src":"c.jpg","alt_text":"o"}]}]',
    )
  })
})

describe('of NDJSON each line is a row', () => {
  const wrapperLike = '{"sku":"1","url":["a.jpg","b.jpg"]}'
  const table: [title: string, before: string, texts: Texts, after: string][] = [
    [
      'one line, of an object with an only array',
      wrapperLike,
      { 0: ['m', 'n'] },
      '{"sku":"1","url":["a.jpg","b.jpg"],"alt":["m","n"]}',
    ],
    [
      'one line with an array of something else',
      '{"url":"a.jpg","tags":["x","y"]}\n',
      { 0: 'm' },
      '{"url":"a.jpg","tags":["x","y"],"alt":"m"}\n',
    ],
    [
      'many, blank ones between them',
      ` \n${wrapperLike} \r\n\r\n \t\n{"url":"ü.jpg"}\n\n`,
      { 0: ['m', 'n'], 1: 'ß' },
      ' \n{"sku":"1","url":["a.jpg","b.jpg"],"alt":["m","n"]} \r\n\r\n \t\n{"url":"ü.jpg","alt":"ß"}\n\n',
    ],
  ]
  test.for(table)('%s', async ([, before, texts, after], { fill, read }) => {
    expect((await fill(before, {}, { isNdjson: true })).toString()).toBe(before)
    expect((await fill(before, texts, { isNdjson: true })).toString()).toBe(after)
    await read('list.ndjson', after)
  })
})

test('what Windows-1252 can not hold is escaped', async ({ fill }) => {
  const before = Buffer.from('[{"url":"ä.jpg"}]', 'latin1')
  expect((await fill(before, { 0: 'Łódź für 5 €' })).toString('latin1')).toBe(
    '[{"url":"ä.jpg","alt":"\\u0141ód\\u017a für 5 \u0080"}]',
  )
})

test('a list of many pieces is filled from its first row to its last', async ({ fill }) => {
  const row = (number: number, alt: string) =>
    `{"url":"a${number}.jpg","t":"${'ü'.repeat(number === 900 ? 400_000 : 400)}"${alt}}`
  const rows = Array.from({ length: 2_000 }, (_, number) => number)
  const write = (alt: (number: number) => string) =>
    `{"head":["ü"],"rows":[\n${rows.map((number) => row(number, alt(number))).join(',\n')}\n],"end":"${'e'.repeat(900_000)}"}`.replace(
      '"head":["ü"]',
      '"head":"ü"',
    )
  const filled = await fill(
    write(() => ''),
    Object.fromEntries(rows.map((number) => [number, `ß${number}`])),
  )
  expect(filled.toString() === write((number) => `,"alt":"ß${number}"`)).toBe(true)
})

test('a member of a nested object is filled in its place', async ({ fill }) => {
  const before = '[{"id": 1, "image": {"url": "a.jpg", "alt": ""}}, {"id": 2, "image": {"url": "b.jpg"}}]'
  const filled = await fill(
    before,
    { 0: 'eins', 1: 'zwei' },
    { column: 'image.alt', addressColumn: 'image.url' },
  )
  expect(filled.toString()).toBe(
    '[{"id": 1, "image": {"url": "a.jpg", "alt": "eins"}}, {"id": 2, "image": {"url": "b.jpg", "alt": "zwei"}}]',
  )
})

test('pictures in objects of an array get their texts next to their addresses', async ({ fill }) => {
  const before =
    '[{"t":1,"images":[{"node":{"url":"https://e.org/a.jpg","altText":null}},{"node":{"url":"https://e.org/b.jpg"}}]}]'
  const filled = await fill(before, { 0: ['eins', 'zwei'] }, { addressColumn: 'images', ownKey: 'alt' })
  expect(filled.toString()).toBe(
    '[{"t":1,"images":[{"node":{"url":"https://e.org/a.jpg","altText":"eins"}},{"node":{"url":"https://e.org/b.jpg","alt":"zwei"}}]}]',
  )
})
