import { sql } from 'drizzle-orm'
import { deleteUser } from '#contract/endpoints/admin.ts'
import { exportAccount } from '#contract/endpoints/own-account.ts'
import * as calls from '#contract/endpoints/presets.ts'
import type { Preset, PresetSettings } from '#contract/entities/preset.ts'
import { noTextWishes } from '#contract/entities/text-wishes.ts'
import { limits } from '#contract/limits.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'

const settings: PresetSettings = {
  languages: ['de', 'cz'],
  customLanguages: ['Plattdeutsch'],
  promptType: 'custom',
  customPrompt: 'Für den Laden: {{keywords}}',
  format: 'json',
  textWishes: { ...noTextWishes, brand: 'Muster', maxAltCharacters: 120, style: 'shop' },
  usesFileNotes: false,
}

type Kept = { presets: Preset[]; last: PresetSettings | null }
type Reader = { get: <Body>(path: string) => Promise<{ body: Body }> }
const kept = async (user: Reader) => (await user.get<Kept>('/api/presets')).body
const namesOf = async (user: Reader) => (await kept(user)).presets.map(({ name }) => name)

test('settings are stored under a name, listed by it, changed and deleted', async ({ make }) => {
  const anna = await make.user()
  const added = await anna.call(calls.addPreset, { body: { name: ' Shop ', settings } })
  expect(added).toMatchObject({ status: 201, body: { name: 'Shop', settings } })
  await anna.call(calls.addPreset, { body: { name: 'blog', settings } })
  expect(await namesOf(anna)).toEqual(['blog', 'Shop'])

  const { id } = added.body as Preset
  const params = { id }
  await anna.call(calls.changePreset, { params, body: { name: 'Artikel' } })
  const other = { ...settings, languages: ['en' as const] }
  expect(await anna.call(calls.changePreset, { params, body: { settings: other } })).toMatchObject({
    status: 200,
    body: { id, name: 'Artikel', settings: other },
  })
  expect(await anna.call(calls.changePreset, { params, body: {} })).toMatchObject({
    status: 200,
    body: { id },
  })
  expect(await namesOf(anna)).toEqual(['Artikel', 'blog'])
  expect(await anna.call(calls.deletePreset, { params })).toMatchObject({ status: 204 })
  expect(await namesOf(anna)).toEqual(['blog'])
})

test('users cannot read, change or delete another user’s presets', async ({ make }) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  const { body } = await anna.call(calls.addPreset, { body: { name: 'Shop', settings } })
  const params = { id: (body as Preset).id }
  const refused = { status: 404, body: { code: 'not_found' } }
  expect(await namesOf(admin)).toEqual([])
  expect(await admin.call(calls.changePreset, { params, body: { name: 'x' } })).toMatchObject(refused)
  expect(await admin.call(calls.deletePreset, { params })).toMatchObject(refused)
  expect(await namesOf(anna)).toEqual(['Shop'])
})

test('a name is unique per user, ignoring case', async ({ make }) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const refused = { status: 409, body: { code: 'preset_name_taken' } }
  await anna.call(calls.addPreset, { body: { name: 'Shop', settings } })
  const { body } = await anna.call(calls.addPreset, { body: { name: 'Blog', settings } })
  expect(await anna.call(calls.addPreset, { body: { name: 'SHOP', settings } })).toMatchObject(refused)
  const params = { id: (body as Preset).id }
  expect(await anna.call(calls.changePreset, { params, body: { name: 'shop' } })).toMatchObject(refused)
  expect(await anna.call(calls.changePreset, { params, body: { name: 'BLOG' } })).toMatchObject({
    status: 200,
  })
  expect(await berta.call(calls.addPreset, { body: { name: 'Shop', settings } })).toMatchObject({
    status: 201,
  })
})

test('concurrent additions never exceed the limit per user', async ({ make }) => {
  const anna = await make.user()
  const answers = await Promise.all(
    Array.from({ length: limits.presetsPerUser + 5 }, (_, number) =>
      anna.call(calls.addPreset, { body: { name: `Vorlage ${number}`, settings } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.presetsPerUser)
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { code: 'too_many_presets', maxPresets: limits.presetsPerUser },
  })
})

test.for([
  ['without a name', { name: ' ' }],
  ['with a name that is too long', { name: 'x'.repeat(61) }],
  ['with a language that there is not', { settings: { ...settings, languages: ['xx'] } }],
  ['with a prompt that is too long', { settings: { ...settings, customPrompt: 'x'.repeat(8_001) } }],
  ['with too many typed languages', { settings: { ...settings, customLanguages: ['Eine', 'Zwei', 'Drei'] } }],
] as const)('%s nothing is kept', async ([, wrong], { make }) => {
  const anna = await make.user()
  const answer = await anna.post('/api/presets', { name: 'Shop', settings, ...wrong })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(await namesOf(anna)).toEqual([])
})

test('settings of another version are read as far as this one knows them', async ({ make, platform }) => {
  const anna = await make.user()
  await platform.db.execute(sql`insert into presets (user_id, name, settings)
    values (${anna.id}, 'Alt', '{"languages": ["en"], "format": "xlsx", "tone": "kurz"}')`)
  expect((await kept(anna)).presets[0]).toMatchObject({
    name: 'Alt',
    settings: {
      languages: ['en'],
      customLanguages: [],
      promptType: 'system',
      customPrompt: '',
      format: 'csv',
      textWishes: noTextWishes,
      usesFileNotes: true,
    },
  })
})

test('the settings of the last job are remembered, and no other user’s', async ({ make, platform }) => {
  const [anna, berta] = [await make.user(), await make.user()]
  expect((await kept(anna)).last).toBeNull()
  for (const languages of ['{de}', '{en,cz,Plattdeutsch}']) {
    const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
    await platform.db.execute(sql`update jobs set status = 'completed', finished_at = now(), format = 'json',
      prompt_type = 'custom', custom_prompt = 'Kurz.', uses_file_notes = false,
      text_wishes = '{"brand": "Muster"}', languages = ${languages}::text[] where id = ${jobId}`)
  }
  expect((await kept(anna)).last).toEqual({
    languages: ['en', 'cz'],
    customLanguages: ['Plattdeutsch'],
    promptType: 'custom',
    customPrompt: 'Kurz.',
    format: 'json',
    textWishes: { ...noTextWishes, brand: 'Muster' },
    usesFileNotes: false,
  })
  expect((await kept(berta)).last).toBeNull()
})

test('a job that translates or regenerates another one’s texts is not the last job', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const ofJob = sql`update jobs set status = 'completed', finished_at = now()`
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  await platform.db.execute(sql`${ofJob}, languages = '{de,en}' where id = ${jobId}`)
  const translating = await makeJob(platform.db, { userId: anna.id, images: 1 })
  await platform.db.execute(
    sql`${ofJob}, languages = '{en}', regenerates = ${jobId} where id = ${translating}`,
  )
  expect((await kept(anna)).last).toMatchObject({ languages: ['de', 'en'] })
})

test('presets are exported and deleted with their account', async ({ make, platform }) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  await anna.call(calls.addPreset, { body: { name: 'Shop', settings } })
  const { body } = await anna.get<{ presets: Preset[] }>(exportAccount.url)
  expect(body.presets).toMatchObject([{ name: 'Shop', settings }])
  await admin.call(deleteUser, { params: { id: anna.id } })
  const { rows } = await platform.db.execute(sql`select 1 from presets where user_id = ${anna.id}`)
  expect(rows).toEqual([])
})
