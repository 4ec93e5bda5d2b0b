import { expect, test } from 'vitest'
import { exportExamples } from '#contract/lists/columns/known-exports.testing.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { imageKinds } from './count-rows.ts'
import type { CountChoice, ListCount, ListPreview } from './list.ts'
import { readList } from './read-list.ts'

/** Reads a file as the page does: opens it, then counts the preselected column or another one. */
async function reading(content: BlobPart, name = 'list.csv', choice: Partial<CountChoice> = {}) {
  const previews: ListPreview[] = []
  const counts: ListCount[] = []
  const list = readList(new File([content], name), {
    preview: (preview) => previews.push(preview),
    counted: (count) => counts.push(count),
  })
  await list.opened
  const urlColumn = previews.at(-1)!.preselectedUrlColumn!
  await list.count({ urlColumn, contextColumn: '', wishColumns: {}, baseUrl: '', languages: [], ...choice })
  return { previews, preview: previews.at(-1)!, count: counts.at(-1)!, counts }
}

const refusal = (code: RefusalCode, details: object = expect.anything()) =>
  expect.objectContaining({ refusal: { code, details } })

test('a CSV list shows its columns, its first rows and its count', async () => {
  const { preview, count } = await reading(
    'id;image_url;title\n1;https://a.example/1.jpg;"Ein; Bild"\n2;;leer\n',
  )
  expect(preview).toMatchObject({
    kind: 'csv',
    encoding: 'UTF-8',
    delimiter: ';',
    columns: [{ key: 'id' }, { key: 'image_url' }, { key: 'title' }],
    rows: [
      ['1', 'https://a.example/1.jpg', 'Ein; Bild'],
      ['2', '', 'leer'],
    ],
    preselectedUrlColumn: 'image_url',
  })
  expect(count).toMatchObject({ rows: 2, images: 1, withoutHost: 0, notHttp: 0, isFinal: true })
})

test('paths without a host and addresses that are not http are counted separately', async () => {
  const { count } = await reading(
    'url\n/media/a.jpg\nmedia/b.jpg\nftp://a.example/c.jpg\nhttps://a.example/d.jpg\n',
  )
  expect(count).toMatchObject({ images: 4, withoutHost: 2, notHttp: 1 })
})

test.each([
  ['list.csv', 'id;bild\n17;https://a.example/1.jpg\n'],
  ['list.json', '[{"id":17,"bild":"https://a.example/1.jpg"}]'],
  ['list.jsonl', '{"id":17,"bild":"https://a.example/1.jpg"}\n'],
])('in %s the column that holds the addresses is found where no header names it', async (name, text) => {
  const { preview, count } = await reading(text, name)
  expect(preview).toMatchObject({
    preselectedUrlColumn: 'bild',
    passedOver: { label: 'id', why: 'noAddresses' },
  })
  expect(count).toMatchObject({ images: 1, withoutHost: 0 })
})

test('another column has its own count', async () => {
  const { count } = await reading('url;page\nhttps://a.example/1.jpg;\n', 'list.csv', {
    urlColumn: 'page',
  })
  expect(count).toMatchObject({ rows: 1, images: 0 })
})

test('columns with empty or equal headers are distinguished by position', async () => {
  const { preview } = await reading('url;;url\na;b;c\n')
  expect(preview.columns).toEqual([
    { key: '#1', label: 'url (1)' },
    { key: '#2', label: '(2)' },
    { key: '#3', label: 'url (3)' },
  ])
})

test('missing cells are empty, surplus empty ones are dropped, surplus text is refused with its lines', async () => {
  const { preview } = await reading('url;title\na\nb;c;;\n')
  expect(preview.rows).toEqual([
    ['a', ''],
    ['b', 'c'],
  ])
  await expect(reading('url;title\na;b\n"two\nlines";b;c\nd;e;f\n')).rejects.toEqual(
    refusal('surplus_cells', { lines: '3, 5' }),
  )
})

test('UTF-16 and Windows-1252 are read and named', async () => {
  const text = 'url;Überschrift\nhttps://a.example/ü.jpg;Grüße\n'
  const utf16 = new Uint8Array(new Uint16Array(Array.from(`\ufeff${text}`, (c) => c.charCodeAt(0))).buffer)
  const latin = new Uint8Array(Array.from(text, (c) => c.charCodeAt(0)))
  for (const [bytes, encoding] of [
    [utf16, 'UTF-16'],
    [latin, 'Windows-1252'],
  ] as const) {
    const { preview, count } = await reading(bytes)
    expect(preview).toMatchObject({ encoding, columns: [{}, { key: 'Überschrift' }], rows: [[{}, 'Grüße']] })
    expect(count.images).toBe(1)
  }
})

test('an umlaut far down that is no UTF-8 corrects the preview before the count', async () => {
  const ascii = 'https://a.example/image.jpg;title\n'.repeat(20_000)
  const { previews, count } = await reading(
    new Uint8Array(Array.from(`url;title\n${ascii}x;Grüße\n`, (c) => c.charCodeAt(0))),
  )
  expect(previews.map(({ encoding }) => encoding)).toEqual(['UTF-8', 'Windows-1252'])
  expect(count.rows).toBe(20_001)
})

test('JSON is read in all four shapes', async () => {
  const url = 'https://a.example/1.jpg'
  for (const [text, column] of [
    [JSON.stringify([url, url]), 'url'],
    [JSON.stringify([{ id: 1, media_src: url }, { media_src: url }]), 'media_src'],
    [JSON.stringify({ exported: 'today', images: [{ link: url }, { link: url }] }), 'link'],
    [`{"url":"${url}"}\n{"url":"${url}"}\n`, 'url'],
  ] as const) {
    const { preview, count } = await reading(text, 'list.json')
    expect(preview).toMatchObject({ kind: 'json', delimiter: null, preselectedUrlColumn: column })
    expect(count.images).toBe(2)
  }
})

test('columns that say more of each picture are recognised by their headers', async () => {
  const { preview } = await reading('url;Rolle;link_target;;Alt-Text;alt_en\n')
  expect(preview.recognisedWishes).toEqual({
    role: 'Rolle',
    linkTarget: 'link_target',
    existingAlt: 'Alt-Text',
  })
  expect((await reading('url;alt;alt\n')).preview.recognisedWishes).toEqual({ existingAlt: '#2' })
})

test.for(exportExamples)('$title show whose they are and what is set for that', async (example) => {
  const { preview, count } = await reading(example.csv)
  const { system, url, context, wishes } = example
  expect(preview).toMatchObject({
    preselectedUrlColumn: url,
    preselectedContextColumn: context ?? null,
    passedOver: null,
    knownExport: { system, columns: { url, ...(context && { context }), ...wishes } },
  })
  expect(preview.recognisedWishes).toMatchObject(wishes)
  expect(count).toMatchObject({ images: example.csv.trim().split('\n').length - 1, notHttp: 0 })
})

test.each([
  [
    'list.csv',
    `id;bilder;alt\n1;"https://a.example/1.jpg, https://a.example/2.jpg";\n2;;\n3;https://a.example/3.jpg|https://a.example/4.jpg;Berg|\n`,
  ],
  [
    'list.json',
    JSON.stringify([
      { id: 1, images: [{ src: 'https://a.example/1.jpg' }, { src: 'https://a.example/2.jpg' }] },
      { id: 2, images: [] },
      { id: 3, images: [{ src: 'https://a.example/3.jpg', alt: 'Berg' }, 'https://a.example/4.jpg'] },
    ]),
  ],
])('of %s each picture of a row is counted as an image of its own', async (name, text) => {
  const { preview, count } = await reading(text, name, { wishColumns: { existingAlt: 'alt' } })
  expect(preview.preselectedUrlColumn).toBe(preview.columns[1]!.key)
  expect(count).toMatchObject({
    rows: 3,
    empty: 1,
    several: 2,
    images: 4,
    withoutHost: 0,
    withAlt: 1,
    weakAlt: 1,
    weakTexts: ['Berg'],
  })
  expect([...count.kinds]).toEqual([0, 0, imageKinds.withAlt | imageKinds.weakAlt, 0])
})

test('more than a hundred pictures in a cell are refused with the line of their row', async () => {
  const pictures = Array.from({ length: 101 }, (_, id) => `https://a.example/${id}.jpg`)
  await expect(reading(`id;url\n1;\n2;${pictures.join(', ')}\n`)).rejects.toEqual(
    refusal('too_many_pictures', { line: 3, maxPictures: 100 }),
  )
})

test('each image is marked that has an alt text or repeats another one, in CSV and in JSON', async () => {
  const url = 'https://a.example/1.jpg'
  const rows = [
    { url, tags: ['Berg', 'See'], alt: '' },
    { url: '', tags: [], alt: 'x' },
    { url, tags: ['Berg', 'See'], alt: 'Ein See' },
    { url, tags: ['Berg', 'See'] },
    { url, tags: ['Berg'], alt: null },
    { url: '1.jpg', tags: ['Berg'] },
    { url: 'mailto:1.jpg', tags: ['Berg'] },
    { url: 'mailto:1.jpg', tags: ['Berg'] },
  ]
  const { withAlt, repeat } = imageKinds
  const choice = { contextColumn: 'tags', wishColumns: { existingAlt: 'alt' } }
  const csv = rows.map(({ url, tags, alt }) => `${url};"${tags.join(', ')}";${alt ?? ''}\n`).join('')
  for (const [text, name] of [
    [JSON.stringify(rows), 'list.json'],
    [`url;tags;alt\n${csv}`, 'list.csv'],
  ] as const) {
    const plain = await reading(text, name, choice)
    expect(plain.count).toMatchObject({ images: 7, withAlt: 1, choice })
    expect([...plain.count.kinds]).toEqual([0, withAlt, repeat, 0, 0, 0, 0])
    const { count } = await reading(text, name, { ...choice, baseUrl: 'https://a.example' })
    expect([...count.kinds]).toEqual([0, withAlt, repeat, 0, repeat, 0, 0])
  }
})

test('what is no list says why', async () => {
  await expect(reading('')).rejects.toEqual(refusal('file_empty'))
  await expect(reading('\n\n')).rejects.toEqual(refusal('file_empty'))
  await expect(reading('url;title\n"open;x\n')).rejects.toEqual(refusal('unclosed_quotes', { line: 2 }))
  await expect(reading('', 'list.json')).rejects.toEqual(refusal('json_empty'))
  await expect(reading('[1, 2]', 'list.json')).rejects.toEqual(refusal('json_shape_unknown'))
  await expect(reading('{"url": tru', 'list.json')).rejects.toEqual(
    refusal('not_json', { line: 1, column: 9 }),
  )
  await expect(reading('[{"url":"x"}]', 'list.ndjson')).rejects.toEqual(refusal('not_ndjson'))
  await expect(reading('[]', 'list.json')).rejects.toEqual(refusal('no_rows'))
  const workbook = Buffer.concat([Buffer.from('504b030414000600080000002100', 'hex'), Buffer.alloc(40, 7)])
  await expect(reading(workbook)).rejects.toEqual(refusal('file_unreadable'))
  await expect(reading(workbook, 'list.json')).rejects.toEqual(refusal('file_unreadable'))
})

test('columns and rows that are too large are refused with the sentence of the server', async () => {
  const maxCharacters = 1_000_000
  const long = 'x'.repeat(maxCharacters + 1)
  const keys = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [index, 'x']))
  for (const [content, name] of [
    [`url${';x'.repeat(500)}\n`, 'list.csv'],
    [JSON.stringify([keys]), 'list.json'],
  ] as const)
    await expect(reading(content, name)).rejects.toEqual(refusal('too_many_columns', { maxColumns: 500 }))
  for (const [content, name] of [
    [`url;b\na;b\n${long};b\nc;d\n`, 'list.csv'],
    [`url;b\na;b\n"${'x\n'.repeat(maxCharacters)}";b\nc;d\n`, 'list.csv'],
    [`\n\n${long}`, 'list.csv'],
    [`["a",\n"b",\n"${long}"]`, 'list.json'],
  ] as const)
    await expect(reading(content, name)).rejects.toEqual(refusal('row_too_large', { line: 3, maxCharacters }))
})

test('a header alone is a list without images', async () => {
  expect((await reading('url;title')).count).toMatchObject({ rows: 0, images: 0 })
})

test('a list of 100,000 rows shows its preview before it is counted', async () => {
  const row = 'https://a.example/images/photo.jpg;"A title, with comma"\n'
  const { counts } = await reading(`url;title\n${row.repeat(100_000)}`)
  expect(counts.length).toBeGreaterThan(1)
  expect(counts.at(-1)).toMatchObject({ images: 100_000, isFinal: true })
})

test('more than a million rows are refused', async () => {
  await expect(reading(`url\n${'a\n'.repeat(1_000_001)}`)).rejects.toEqual(
    refusal('too_many_rows', { maxRows: 1_000_000 }),
  )
})

test.each([
  ['list.csv', '[{"url":"x"}]', 'json_named_csv'],
  ['list.csv', '\ufeff{"url":"x"}\n{"url":"y"}', 'json_named_csv'],
  ['list.json', 'ID;URL\n1;x', 'csv_named_json'],
  ['list.json', 'https://a.example/1.jpg\nhttps://a.example/2.jpg\n', 'csv_named_json'],
] as const)('%s with %j is refused at the file, as the server would', async (name, content, code) => {
  await expect(reading(content, name)).rejects.toEqual(refusal(code))
})

test('a list of one object a line is refused for a bad line far behind its preview', async () => {
  const rows = Array.from({ length: 2_000 }, (_, n) => `{"url":"https://a.example/${n}.jpg"}\n`).join('')
  const { preview, count } = await reading(rows, 'list.ndjson')
  expect(preview).toMatchObject({ kind: 'ndjson', preselectedUrlColumn: 'url' })
  expect(count).toMatchObject({ images: 2_000, isFinal: true })
  await expect(reading(`${rows}{"url":}\n`, 'list.jsonl')).rejects.toEqual(
    refusal('ndjson_line_broken', { line: 2_001, column: 8 }),
  )
})

test('the line of an invalid byte is reported', async () => {
  const text = new TextEncoder().encode(
    `url;alt\nhttps://a.example/1.jpg;${'größe '.repeat(30)}\nhttps://a.example/2.jpg;f`,
  )
  const { preview } = await reading(new Uint8Array([...text, 0xff, 0x0a]))
  expect(preview.encoding).toBe('UTF-8')
  expect(preview.notices).toEqual([{ code: 'broken_bytes', details: { line: 3 } }])
})
