import { expect, test } from 'vitest'
import { noTextWishes } from '#contract/entities/text-wishes.ts'
import { countChoice, isBaseUrl } from '#web/upload/draft/count-choice.ts'
import { defaultSettings, type JobSettings } from '#web/upload/draft/job-settings.ts'
import { preview, count as twelve } from '#web/upload/draft/upload-events.testing.ts'
import type { Draft, ListState } from '#web/upload/draft/upload-state.ts'
import { imageKinds } from '#web/upload/list/count-rows.ts'
import type { ListCount } from '#web/upload/list/list.ts'
import { startObstacle } from './start-obstacle.ts'

const allowed = { maxUploadMegabytes: 200, maxImagesPerJob: 100 }
const file = new File(['url\n'], 'list.csv')
const withAlt = { ...preview, recognisedWishes: { existingAlt: 'title' } }

function draft(settings: Partial<JobSettings> = {}, counted: Partial<ListCount> = {}): Draft {
  const images = counted.images ?? 12
  const chosen = { ...defaultSettings, urlColumn: 'url', ...settings }
  const choice = countChoice(withAlt, chosen)
  const count = { ...twelve, kinds: new Uint8Array(images), choice, ...counted }
  return { file, list: { state: 'readable', preview: withAlt, count }, settings: chosen }
}
const obstacle = (...given: Parameters<typeof draft>) => startObstacle(draft(...given), allowed)

test('a list that is read and counted can start', () => {
  expect(obstacle()).toBeNull()
})

test('a list that is being read, or can not be read, does not start', () => {
  const withList = (list: ListState) => startObstacle({ ...draft(), list }, allowed)
  expect(withList({ state: 'reading' })).toMatchObject({ text: 'reading' })
  expect(withList({ state: 'refused', refusal: { code: 'file_empty', details: {} } })).toMatchObject({
    text: 'unreadable',
  })
  expect(obstacle({}, { isFinal: false })).toMatchObject({ text: 'reading' })
})

test('a list without a URL column does not start', () => {
  expect(obstacle({ urlColumn: '' })).toMatchObject({ place: 'list', text: 'noUrlColumn' })
})

test('a custom prompt that is empty or too long does not start', () => {
  expect(obstacle({ promptType: 'custom', customPrompt: ' \n' })).toMatchObject({
    place: 'prompt',
    refusal: { code: 'custom_prompt_empty' },
  })
  expect(obstacle({ promptType: 'custom', customPrompt: 'x'.repeat(8_001) })).toMatchObject({
    text: 'promptLong',
  })
  expect(obstacle({ promptType: 'custom', customPrompt: 'Briefly.' })).toBeNull()
})

test('an alt text may be wished as long as anybody could want it, in whole characters', () => {
  const wished = (maxAltCharacters: number | null) =>
    obstacle({ textWishes: { ...noTextWishes, maxAltCharacters } })
  for (const wrong of [0, 29, 1_001, 80.5, -40])
    expect(wished(wrong)).toEqual({ place: 'wishes', text: 'wishedLength' })
  for (const right of [null, 30, 1_000]) expect(wished(right)).toBeNull()
})

test('no language does not start, a custom one alone does', () => {
  expect(obstacle({ languages: [] })).toMatchObject({ refusal: { code: 'no_language' } })
  expect(obstacle({ languages: [], customLanguages: ['Platt'] })).toBeNull()
})

test('paths without a host need their address only when nothing else could be fetched', () => {
  expect(obstacle({}, { withoutHost: 12 })).toMatchObject({ text: 'baseNeeded' })
  expect(obstacle({}, { withoutHost: 11 })).toBeNull()
  expect(obstacle({ baseUrl: 'https://example.org' }, { withoutHost: 12 })).toBeNull()
  expect(obstacle({ baseUrl: 'example.org' }, { withoutHost: 1 })).toMatchObject({
    refusal: { code: 'base_url_invalid' },
  })
})

test('a column without any http(s) address does not start', () => {
  expect(obstacle({}, { notHttp: 12 })).toMatchObject({ text: 'nothingReachable' })
  expect(obstacle({}, { images: 0 })).toMatchObject({ refusal: { code: 'no_rows' } })
})

test('more images than a job may have start only with a smaller number', () => {
  expect(obstacle({}, { images: 101 })).toMatchObject({ place: 'amount' })
  expect(obstacle({ amount: 'custom', customAmount: '100' }, { images: 101 })).toBeNull()
})

test('rows that are carried over count for what a job may hold', () => {
  const kinds = new Uint8Array(101)
  kinds[0] = imageKinds.withAlt
  expect(obstacle({ onlyMissing: true }, { images: 101, kinds })).toMatchObject({ place: 'amount' })
  const first = { onlyMissing: true, amount: 'custom', customAmount: '99' } as const
  expect(obstacle(first, { images: 101, kinds })).toBeNull()
})

test('where every image has an alt text already, only missing ones are none', () => {
  const kinds = new Uint8Array(12).fill(imageKinds.withAlt)
  expect(obstacle({ onlyMissing: true }, { kinds })).toMatchObject({
    place: 'amount',
    refusal: { code: 'none_missing' },
  })
  expect(obstacle({}, { kinds })).toBeNull()
})

test('what a chosen offer depends on is counted before the job starts', () => {
  const outdated = { choice: { ...twelve.choice, contextColumn: 'old' } }
  expect(obstacle({ countRepeatsOnce: true }, outdated)).toMatchObject({ text: 'reading' })
  expect(obstacle({}, outdated)).toBeNull()
})

test('a base address begins with http(s) and names a host', () => {
  expect(['https://a.example', ' http://a.example/b/ '].map(isBaseUrl)).toEqual([true, true])
  expect(['', 'a.example', 'ftp://a.example', 'https://'].map(isBaseUrl)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
