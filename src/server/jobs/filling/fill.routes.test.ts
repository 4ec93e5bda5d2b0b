import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { downloadList, listColumns } from '#contract/endpoints/downloads.ts'
import { editImage } from '#contract/endpoints/images.ts'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import { signLink } from '#contract/endpoints/signed-links.ts'
import { retryJob } from '#contract/endpoints/starting.ts'
import { fillUrl } from '#contract/fill-url.ts'
import { exportExamples } from '#contract/lists/columns/known-exports.testing.ts'
import { listMediaTypes } from '#contract/lists/list-files.ts'
import { readHeader } from '#contract/lists/read-header.ts'
import { makeWorkbook } from '#contract/spreadsheets/testing/make-workbook.ts'
import { readWhole } from '#contract/spreadsheets/testing/read-workbook-rows.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'

type Texts = Record<number, string | Record<string, unknown>>

const test = jobTest.extend('anna', async ({ app, make, platform }) => {
  const anna = await make.user({ balanceCents: 1_000_000 })
  return Object.assign(anna, {
    /** A completed job of a list whose images have these alt texts, by position. */
    async described(name: string, content: string | Buffer<ArrayBuffer>, texts: Texts, wishes = {}) {
      const fields = { baseUrl: 'https://shop.example' }
      const { body } = await anna.startJob({
        file: { name, content },
        languages: ['de', 'en'],
        fields,
        ...wishes,
      })
      await anna.stopJob()
      await describe(platform, body.jobId, texts)
      return body.jobId
    },
    /** Downloads it as a browser does. */
    async download(id: number) {
      const path = fillUrl(downloadList.url, { params: { id } })
      const link = await anna.call(signLink, { body: { path } })
      return await app.inject(link.body.url)
    },
    async list(id: number, query: Parameters<typeof anna.call<typeof downloadList>>[1] = {}) {
      const { body } = await anna.call(downloadList, { params: { id }, ...query })
      return body as unknown as string
    },
  })
})

async function describe({ db }: Platform, jobId: number, texts: Texts): Promise<void> {
  for (const [position, text] of Object.entries(texts)) {
    const versions = {
      de: typeof text === 'string' ? { altText: text, description: `Mehr: ${text}` } : text,
      en: { altText: `EN ${text}`, description: '' },
    }
    await db.execute(sql`
      update job_images set state = 'succeeded', language_versions = ${JSON.stringify(versions)}::jsonb, keywords = '{rot,blau}'
      where job_id = ${jobId} and position = ${Number(position)}`)
  }
}

function read(csv: string): string[][] {
  const { delimiter } = readHeader(csv, true)!
  return Papa.parse<string[]>(csv, { delimiter: delimiter! }).data.filter((cells) => cells.length > 1)
}

test('of each known export the alt texts come back where its system takes them, and nothing else is changed', async ({
  anna,
}) => {
  for (const { title, csv, wishes } of exportExamples) {
    const id = await anna.described('export.csv', csv, { 1: 'Neuer Text 1', 2: 'Neuer Text 2' })
    const filled = await anna.list(id)
    const [header = [], ...rows] = read(filled)
    const [headerBefore = [], ...rowsBefore] = read(csv)
    const isNew = header.length > headerBefore.length
    const column = isNew
      ? headerBefore.length
      : header.findIndex((name, at) => rows[0]?.[at] === 'Neuer Text 1' && name)
    if (wishes.existingAlt && !title.includes('AltText.ai'))
      expect(header[column], title).toBe(wishes.existingAlt)
    for (const [index, cells] of rowsBefore.entries()) {
      expect(rows[index]![column], title).toBe(`Neuer Text ${index + 1}`)
      expect(rows[index]!.toSpliced(column, 1), title).toEqual(cells.toSpliced(column, isNew ? 0 : 1))
    }
    if (isNew) continue
    // Without the texts, the list equals the original without its own.
    const own = rowsBefore.map((cells) => cells[column]!).filter(Boolean)
    const without = own.reduce((text, old) => text.replace(`,${old},`, ',,'), csv)
    expect(filled.replaceAll(/Neuer Text \d/g, ''), title).toBe(without)
  }
})

test('several pictures of a row have their texts joined, also of exports whose system takes no alt texts', async ({
  anna,
}) => {
  const csv = `ID,Name,"Regular price",Images\n1,Becher,5,"https://x.test/1.jpg, https://x.test/2.jpg"\n2,Krug,6,\n3,Teller,7,https://x.test/3.jpg\n`
  const id = await anna.described('wc.csv', csv, {
    1: 'Ein Becher, blau',
    2: 'Griff | Becher',
    3: 'Ein Teller',
  })
  expect(await anna.list(id)).toBe(
    `ID,Name,"Regular price",Images,Image Alt Text\n1,Becher,5,"https://x.test/1.jpg, https://x.test/2.jpg","Ein Becher, blau|Griff – Becher"\n2,Krug,6,,\n3,Teller,7,https://x.test/3.jpg,Ein Teller\n`,
  )
})

test('any column takes any text in any language of the job', async ({ anna }) => {
  const csv = 'url;alt;note\r\n/1.jpg;alt eins;\r\n/2.jpg;;x\r\n'
  const id = await anna.described('liste.csv', csv, { 1: 'eins', 2: 'zwei' })
  const fill = (query: object) => anna.list(id, { query })
  expect(await fill({})).toBe('url;alt;note\r\n/1.jpg;eins;\r\n/2.jpg;zwei;x\r\n')
  expect(await fill({ cells: 'empty' })).toBe('url;alt;note\r\n/1.jpg;alt eins;\r\n/2.jpg;zwei;x\r\n')
  expect(await fill({ column: 'note', language: 'en' })).toBe(
    'url;alt;note\r\n/1.jpg;alt eins;EN eins\r\n/2.jpg;;EN zwei\r\n',
  )
  expect(await fill({ column: '#3', text: 'keywords' })).toBe(
    'url;alt;note\r\n/1.jpg;alt eins;"rot, blau"\r\n/2.jpg;;"rot, blau"\r\n',
  )
  expect(await fill({ text: 'description' })).toBe(
    'url;alt;note;description_de\r\n/1.jpg;alt eins;;Mehr: eins\r\n/2.jpg;;x;Mehr: zwei\r\n',
  )
  expect(await fill({ newColumn: 'true' })).toBe(
    'url;alt;note;alt_text_de\r\n/1.jpg;alt eins;;eins\r\n/2.jpg;;x;zwei\r\n',
  )
})

test('a decorative picture gets an empty cell, one without a text keeps its own, one that was taken over stays as it was written', async ({
  anna,
}) => {
  const csv = 'url,alt\n/1.jpg,old\n/2.jpg,kept\n/3.jpg, carried \n'
  const id = await anna.described('liste.csv', csv, { 1: '' })
  expect(await anna.list(id)).toBe('url,alt\n/1.jpg,\n/2.jpg,kept\n/3.jpg, carried \n')
  const fields = { onlyMissing: 'true', baseUrl: 'https://shop.example' }
  const carried = await anna.described(
    'liste.csv',
    'url,alt\n/1.jpg,\n/3.jpg, carried \n',
    { 1: 'eins' },
    { fields },
  )
  expect(await anna.list(carried)).toBe('url,alt\n/1.jpg,eins\n/3.jpg, carried \n')
  expect(await anna.list(carried, { query: { newColumn: 'true' } })).toBe(
    'url,alt,alt_text_de\n/1.jpg,,eins\n/3.jpg, carried ,carried\n',
  )
})

test('rows that were taken over stay unchanged except for an alt text that was corrected', async ({
  anna,
}) => {
  const csv = 'url,alt,description,tags\n/1.jpg,,alt eins,\n/2.jpg,zwei,Mehr zu zwei,"a, b"\n/3.jpg,drei,,\n'
  const fields = { onlyMissing: 'true', baseUrl: 'https://shop.example' }
  const id = await anna.described('liste.csv', csv, { 1: 'eins' }, { fields })
  const fill = (query: object) => anna.list(id, { query })
  expect(await fill({ text: 'description', column: 'description' })).toBe(
    csv.replace('alt eins', 'Mehr: eins'),
  )
  expect(await fill({ text: 'keywords', column: 'tags' })).toBe(
    csv.replace('alt eins,', 'alt eins,"rot, blau"'),
  )
  const edit = { texts: { de: { altText: 'Drei, besser', description: 'Mehr zu drei' } } }
  const edited = await anna.call(editImage, { params: { id, imageId: 3 }, body: edit })
  expect(edited.status).toBe(200)
  expect(await fill({})).toBe(
    csv.replace('1.jpg,,', '1.jpg,eins,').replace('3.jpg,drei', '3.jpg,"Drei, besser"'),
  )
  expect(await fill({ text: 'description', column: 'description' })).toBe(
    csv.replace('alt eins', 'Mehr: eins').replace('drei,,', 'drei,Mehr zu drei,'),
  )
})

test('what a job lacks comes from the job that tried it again', async ({ anna, platform }) => {
  const csv = 'url,alt\n/1.jpg,\n/2.jpg,\n"/3.jpg|/4.jpg",\n'
  const id = await anna.described('liste.csv', csv, { 1: 'eins', 3: 'drei' })
  const { body } = await anna.call(retryJob, { params: { id } })
  await anna.stopJob()
  await describe(platform, (body as { jobId: number }).jobId, { 1: 'zwei', 2: 'vier' })
  expect(await anna.list(id)).toBe('url,alt\n/1.jpg,eins\n/2.jpg,zwei\n"/3.jpg|/4.jpg",drei|vier\n')
})

test('JSON and its nested pictures come back as they were, with texts', async ({ anna }) => {
  const products =
    '[ {"id": 1.0, "images": [{"src": "https://x.test/1.jpg"}, {"src": "https://x.test/2.jpg", "alt": "x"}]} ]'
  const nested = await anna.described('p.json', products, { 1: 'eins', 2: 'zwei' })
  expect(await anna.call(downloadList, { params: { id: nested } })).toMatchObject({
    body: [{ images: [{ alt: 'eins' }, { alt: 'zwei' }] }],
  })
  // As in a flattened export from Contentful.
  const assets = '{"items":[{"sys.id":"a","title":"Becher","url":"//images.ctfassets.net/1.jpg"}]}'
  const flat = await anna.described('assets.json', assets, { 1: 'eins' })
  expect(await anna.list(flat)).toEqual({
    items: [{ 'sys.id': 'a', title: 'Becher', url: '//images.ctfassets.net/1.jpg', alt_text_de: 'eins' }],
  })
})

test('a line of NDJSON is a row, also where it is the only one and holds an only array', async ({ anna }) => {
  const only = '{"sku":"1","images":["https://x.test/1.jpg","https://x.test/2.jpg"]}'
  const texts = { 1: 'eins', 2: 'zwei' }
  const one = await anna.described('p.ndjson', only, texts)
  expect((await anna.download(one)).body).toBe(only.replace('}', ',"alt_text_de":["eins","zwei"]}'))
  const tagged = '{"url":"https://x.test/1.jpg","tags":["x","y"]}\n'
  const other = await anna.described('p.jsonl', tagged, { 1: 'eins' })
  expect((await anna.download(other)).body).toBe(tagged.replace('}', ',"alt_text_de":"eins"}'))
})

test('an export of Contentful, as its tools and its APIs write it, comes back with a text in each asset', async ({
  anna,
}) => {
  const file = (n: number) => `{"url": "//images.ctfassets.net/s/a/${n}.jpg", "contentType": "image/jpeg"}`
  const asset = (of: string, end: string) =>
    `{"sys": {"space": {"sys": {"id": "s"}}}, "fields": {"title": "Becher", "file": ${of}}${end}`
  const shapes = [
    (ends: [string, string]) =>
      `{"contentTypes": [], "entries": [{"sys": {}}],\n "assets": [${asset(`{"de-DE": ${file(1)}}`, ends[0])}, ${asset(`{"de-DE": ${file(2)}}`, ends[1])}], "locales": []}\n`,
    (ends: [string, string]) =>
      `{"sys": {"type": "Array"}, "total": 2, "items": [${asset(file(1), ends[0])}, ${asset(file(2), ends[1])}]}`,
  ]
  for (const shape of shapes) {
    const id = await anna.described('contentful.json', shape(['}', '}']), { 1: 'eins', 2: 'zwei' })
    const { body } = await anna.call(jobDetail, { params: { id } })
    expect(body.images.map(({ url }) => url)).toEqual([
      'https://images.ctfassets.net/s/a/1.jpg',
      'https://images.ctfassets.net/s/a/2.jpg',
    ])
    expect((await anna.download(id)).body).toBe(
      shape([', "alt_text_de": "eins"}', ', "alt_text_de": "zwei"}']),
    )
  }
})

test('the list of a museum comes back with a text for each object and nothing else changed', async ({
  anna,
}) => {
  // As written by a museum's database: semicolons, Windows-1252, a note of two lines, an object without a picture.
  const list = (first: string, second: string) =>
    Buffer.from(
      `Inventarnr.;Titel;Künstler;Bildnachweis;Abbildung;Alternativtext\r\nGm 1;"Die ""Anbetung""";Dürer;© Museum;https://museum.example/gm1.jpg;${first}\r\nGm 2;Krug;;"© Museum\n(Foto: Müller)";https://museum.example/gm2.jpg;"${second}"\r\nGm 3;Scherbe;;;;\r\n`,
      'latin1',
    )
  const texts = { 1: 'Maria im Stall', 2: 'Ein Krug; grün' }
  const id = await anna.described('Sammlung.csv', list('', 'alt'), texts)
  const { headers, urlColumn, altColumn } = (await anna.call(listColumns, { params: { id } })).body
  expect([headers[urlColumn], headers[altColumn!]]).toEqual(['Abbildung', 'Alternativtext'])
  expect((await anna.download(id)).rawPayload).toEqual(list('Maria im Stall', 'Ein Krug; grün'))
})

test('a workbook comes back as one, with the texts of the job and of those that tried it again', async ({
  anna,
  platform,
}) => {
  const content = makeWorkbook({
    sheets: [
      { name: 'Deckblatt', rows: [['Liste']] },
      {
        name: 'Bilder',
        rows: [
          ['url', 'alt'],
          ['/1.jpg', ''],
          [],
          ['/2.jpg', 'zwei alt'],
          ['/3.jpg', 'drei'],
          ['/4.jpg\n/5.jpg', ''],
        ],
      },
    ],
  })
  const fields = { baseUrl: 'https://shop.example', sheet: 'bilder' }
  const texts = { 1: 'eins', 3: '', 5: 'fünf' }
  const id = await anna.described('Fotos.xlsx', content, texts, { fields })
  const { body } = await anna.call(retryJob, { params: { id } })
  await anna.stopJob()
  await describe(platform, (body as { jobId: number }).jobId, { 1: 'zwei', 2: 'vier' })

  const answer = await anna.download(id)
  expect(answer.headers).toMatchObject({
    'content-type': listMediaTypes.xlsx,
    'content-disposition': expect.stringContaining('filename="Fotos-alternativtexte-de.xlsx"'),
  })
  const filled = await readWhole(new Uint8Array(answer.rawPayload), 'Bilder')
  expect(filled.headers).toEqual(['url', 'alt'])
  expect(filled.all.map(({ row, cells }) => [row, cells])).toEqual([
    [2, ['/1.jpg', 'eins']],
    [4, ['/2.jpg', 'zwei']],
    [5, ['/3.jpg']],
    [6, ['/4.jpg\n/5.jpg', 'vier\nfünf']],
  ])
  expect((await anna.call(listColumns, { params: { id } })).body).toEqual({
    headers: ['url', 'alt'],
    urlColumn: 0,
    altColumn: 1,
    isWindows1252: false,
    isJson: false,
  })
})

test('a workbook that no copy can be made of is refused', async ({ anna }) => {
  // Readers accept cells in any order; spreadsheets do not.
  const rows =
    '<row r="1"><c r="A1" t="str"><v>url</v></c></row><row r="2"><c r="B2"/><c r="A2" t="str"><v>/1.jpg</v></c></row>'
  const content = makeWorkbook({ sheets: [{ name: 'Bilder', rows }] })
  const id = await anna.described('Fotos.xlsx', content, { 1: 'eins' })
  const answer = await anna.call(downloadList, { params: { id } })
  expect(answer).toMatchObject({ status: 422, body: { code: 'list_not_fillable' } })
  expect(answer.body).toMatchObject({ message: expect.stringContaining('nicht mit Excel gespeichert') })
})

test('a list is called like it was, by its texts and their language, and says how it is encoded', async ({
  anna,
}) => {
  const content = Buffer.from('url;Größe\r\n/1.jpg;ß\r\n', 'latin1')
  const id = await anna.described('Töpfe.csv', content, { 1: 'Öl' })
  const headersOf = async () => (await anna.call(downloadList, { params: { id } })).headers
  expect(await headersOf()).toMatchObject({
    'content-type': 'text/csv; charset=windows-1252',
    'content-disposition': `attachment; filename="T_pfe-alternativtexte-de.csv"; filename*=UTF-8''T%C3%B6pfe-alternativtexte-de.csv`,
  })
})

test('texts that Windows-1252 can not hold bring the list in UTF-8, and it says so', async ({ anna }) => {
  const content = Buffer.from('url;Größe\r\n/1.jpg;ß\r\n', 'latin1')
  const id = await anna.described('a.csv', content, { 1: 'Łódź' })
  const { headers, body } = await anna.call(downloadList, { params: { id } })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(body).toBe('\ufeffurl;Größe;alt_text_de\r\n/1.jpg;ß;Łódź\r\n')
  expect((await anna.call(listColumns, { params: { id } })).body).toEqual({
    headers: ['url', 'Größe'],
    urlColumn: 0,
    altColumn: null,
    isWindows1252: true,
    isJson: false,
  })
})

test('an administrator who looks at a job learns nothing about its list', async ({ anna, make }) => {
  const id = await anna.described('liste.csv', 'url,alt\n/1.jpg,\n', { 1: 'eins' })
  const admin = await make.user({ isAdmin: true })
  const look = async (who: typeof admin) => (await who.call(jobDetail, { params: { id } })).body
  expect(await look(anna)).toHaveProperty('list')
  expect(await look(admin)).not.toHaveProperty('list')
})

test('what can not be done is refused in the reader’s language', async ({ anna, make, platform }) => {
  const id = await anna.described('liste.csv', 'url,alt\n/1.jpg,\n', { 1: 'eins' })
  const ask = (query: object) => anna.call(downloadList, { params: { id }, query })
  expect(await ask({ column: 'Bild' })).toMatchObject({ status: 400, body: { code: 'list_column_missing' } })
  expect(await ask({ column: 'url' })).toMatchObject({
    status: 400,
    body: { code: 'list_column_of_pictures' },
  })
  expect(await ask({ language: 'pl' })).toMatchObject({
    status: 400,
    body: { code: 'language_not_of_job', message: 'In der Sprache „pl“ hat dieser Auftrag keine Texte.' },
  })
  for (const other of [await make.user(), await make.user({ isAdmin: true })]) {
    expect((await other.call(downloadList, { params: { id } })).status).toBe(404)
    expect((await other.call(listColumns, { params: { id } })).status).toBe(404)
  }
  await platform.db.execute(sql`update jobs set list_file = null where id = ${id}`)
  expect(await ask({})).toMatchObject({ status: 404, body: { code: 'list_not_kept' } })
})

test('who leaves in the middle of downloads finds a place for the next one', async ({ app, anna }) => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const rows = Array.from({ length: 1_000 }, (_, row) => `/${row}.jpg,,${'x'.repeat(30_000)}\n`)
  const id = await anna.described('liste.csv', `url,alt,more\n${rows.join('')}`, { 1: 'eins' })
  const path = fillUrl(downloadList.url, { params: { id } })
  const ask = (signal?: AbortSignal) =>
    fetch(`${address}${path}`, {
      headers: { authorization: `Bearer ${anna.token}` },
      ...(signal && { signal }),
    })
  const leaving = new AbortController()
  const begun = await Promise.all([ask(leaving.signal), ask(leaving.signal)])
  expect(begun.map(({ status }) => status)).toEqual([200, 200])
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  leaving.abort()
  await until(async () => {
    const { status, body } = await ask()
    await body?.cancel()
    return status === 200
  })
})

test('a download is not made to ask only what it would be', async ({ app, anna }) => {
  const id = await anna.described('liste.csv', 'url,alt\n/1.jpg,\n', { 1: 'eins' })
  const link = await anna.call(signLink, {
    body: { path: fillUrl(downloadList.url, { params: { id } }) },
  })
  expect((await app.inject({ method: 'HEAD', url: link.body.url })).statusCode).toBe(404)
})
