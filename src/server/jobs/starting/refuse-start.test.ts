import type pg from 'pg'
import { refusals } from '#contract/refusals.ts'
import { sayRefusal } from '#contract/say.ts'
import type { JobWishes } from '#server/testing/job-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'

const csv = (content: string, name = 'list.csv'): JobWishes => ({ file: { name, content } })
const json = (content: string): JobWishes => csv(content, 'list.json')
const url = 'https://example.org/1.jpg'

const refused: [what: string, wishes: JobWishes, code: keyof typeof refusals, details?: object][] = [
  ['a picture', csv('x', 'hof.png'), 'wrong_file_type'],
  ['a file without an ending', csv(url, 'list'), 'wrong_file_type'],
  ['an empty CSV', csv(''), 'file_empty'],
  ['an empty JSON file', json(' \n'), 'json_empty'],
  ['a header alone', csv('id;url\r\n'), 'no_rows'],
  ['rows without any address', csv('id;url\n1;\n2;\n'), 'no_rows'],
  ['an empty list', json('[]'), 'no_rows'],
  ['JSON that is called CSV', csv(`["${url}"]`), 'json_named_csv'],
  ['CSV that is called JSON', json(`id;url\n1;${url}\n`), 'csv_named_json'],
  [
    'a column for addresses that is not there',
    { ...csv(`id;url\n1;${url}\n`), fields: { urlColumn: 'bild' } },
    'url_column_missing',
    { column: 'bild', columns: ['id', 'url'] },
  ],
  [
    'a column for context that is not there',
    { ...csv(`id;url\n1;${url}\n`), fields: { contextColumn: 'titel' } },
    'context_column_missing',
    { column: 'titel', columns: ['id', 'url'] },
  ],
  [
    'rows with more text than columns',
    csv(`id;url\n1;${url};x\n2;${url}\n3;${url};;y\n`),
    'surplus_cells',
    { lines: '2, 4' },
  ],
  [
    'quotation marks that are left open',
    csv(`id;url\n1;${url}\n2;"${url}\n`),
    'unclosed_quotes',
    { line: 3 },
  ],
  [
    'more columns than a list may have',
    csv(`url${';x'.repeat(500)}\n`),
    'too_many_columns',
    { maxColumns: 500 },
  ],
  [
    'more keys than a list may have columns',
    json(JSON.stringify([Object.fromEntries(Array.from({ length: 501 }, (_, index) => [index, url]))])),
    'too_many_columns',
    { maxColumns: 500 },
  ],
  [
    'a row of more than a million characters',
    json(`["${url}",\n"${'x'.repeat(1_000_001)}"]`),
    'row_too_large',
    { line: 2, maxCharacters: 1_000_000 },
  ],
  [
    'a cell of more than a hundred pictures',
    csv(`id;url\n1;${Array.from({ length: 101 }, (_, id) => `${url}?${id}`).join(', ')}\n`),
    'too_many_pictures',
    { line: 2, maxPictures: 100 },
  ],
  ['broken JSON', json(`["${url}",\n  ]`), 'not_json', { line: 2, column: 3 }],
  ['JSON of another shape', json('{"a":[1],"b":[2]}'), 'json_shape_unknown'],
  ['an unknown language', { languages: ['de', 'xx'] }, 'unknown_language', { language: 'xx' }],
  ['no language', { languages: [] }, 'no_language'],
  [
    'a third custom language',
    { customLanguages: ['Latein', 'Ladin', 'Sorbisch'] },
    'too_many_custom_languages',
  ],
  ['a custom language twice', { customLanguages: ['Latein', 'latein'] }, 'duplicate_language'],
  ['a custom language that is chosen', { customLanguages: ['Deutsch'] }, 'duplicate_language'],
  ['a custom language of signs', { customLanguages: ['<b>'] }, 'invalid_custom_language'],
  ['an empty custom prompt', { fields: { promptType: 'custom', customPrompt: ' ' } }, 'custom_prompt_empty'],
  ['no image', { fields: { maxImages: '0' } }, 'invalid_max_images'],
  ['less than no image', { fields: { maxImages: '-1' } }, 'invalid_max_images'],
  ['half an image', { fields: { maxImages: '1.5' } }, 'invalid_max_images'],
  ['a number that is none', { fields: { maxImages: 'x' } }, 'invalid_max_images'],
  ['a base address without http', { fields: { baseUrl: 'ftp://example.org' } }, 'base_url_invalid'],
  ['a format that does not exist', { fields: { format: 'xlsx' } }, 'invalid_input'],
]

test.for(refused)(
  '%s is refused, in both languages, and nothing is half done',
  async ([, wishes, code, details], { make, platform }) => {
    const anna = await make.user({ language: 'en' })
    const before = await countRows(platform.pool)
    const english = await anna.startJob(wishes)
    expect(english).toMatchObject({ status: refusals[code].status, body: { code, ...details } })
    expect(english.body.message).toBe(sayRefusal(code, { ...english.body }, 'en'))
    expect(english.body.message).not.toContain('{{')
    const german = await anna.with({ 'accept-language': 'de' }).upload('/api/process', ...formOf(wishes))
    expect(german.body).toMatchObject({ code, message: sayRefusal(code, { ...english.body }, 'de') })
    expect(await countRows(platform.pool)).toEqual(before)
  },
)

test('reaching a bound of lists is counted', async ({ make, platform }) => {
  const anna = await make.user()
  const count = async () => {
    const { values } = await platform.metrics.boundsReached.get()
    return values.find(({ labels }) => labels.bound === 'maxColumns')?.value ?? 0
  }
  const before = await count()
  await anna.startJob(csv(`url${';x'.repeat(500)}\n`))
  expect(await count()).toBe(before + 1)
})

test('too many images are refused, unless fewer are requested', async ({ start }) => {
  const { make, platform } = await start({ MAX_IMAGES_PER_JOB: '3' })
  const anna = await make.user()
  const before = await countRows(platform.pool)
  expect(await anna.startJob({ images: 4 })).toMatchObject({
    status: 400,
    body: { code: 'too_many_images', maxImages: 3 },
  })
  expect(await countRows(platform.pool)).toEqual(before)
  expect(await anna.startJob({ images: 4, fields: { maxImages: '3' } })).toMatchObject({ status: 202 })
})

function formOf({ file, languages = ['de'], customLanguages = [], fields }: JobWishes) {
  const form = {
    languages: JSON.stringify(languages),
    customLanguages: JSON.stringify(customLanguages),
    ...fields,
  }
  return [form, file ?? { name: 'list.csv', content: `url\n${url}\n` }] as const
}

async function countRows(pool: pg.Pool) {
  const { rows } = await pool.query(`
    select (select count(*) from jobs) as jobs, (select count(*) from job_images) as images,
      (select count(*) from job_chunks) as chunks, (select count(*) from pgboss.job) as queued`)
  return rows[0]
}
