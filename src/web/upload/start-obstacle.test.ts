import { expect, test } from 'vitest'
import { defaultSettings, type JobSettings } from './job-settings.ts'
import type { ListCount } from './list.ts'
import { isBaseUrl, startObstacle } from './start-obstacle.ts'
import type { Draft, ListState } from './upload-state.ts'

const allowed = { maxUploadMegabytes: 200, maxImagesPerJob: 100 }
const file = new File(['url\n'], 'list.csv')

function draft(settings: Partial<JobSettings> = {}, counted: Partial<ListCount> = {}): Draft {
  const count = { rows: 12, images: 12, withoutHost: 0, notHttp: 0, isFinal: true, ...counted }
  const preview = {
    kind: 'csv' as const,
    encoding: 'UTF-8',
    delimiter: ';',
    columns: [{ key: 'url', label: 'url' }],
    rows: [],
    preselectedUrlColumn: 'url',
  }
  return {
    file,
    list: { state: 'readable', preview, count },
    settings: { ...defaultSettings, urlColumn: 'url', ...settings },
  }
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

test('a base address begins with http(s) and names a host', () => {
  expect(['https://a.example', ' http://a.example/b/ '].map(isBaseUrl)).toEqual([true, true])
  expect(['', 'a.example', 'ftp://a.example', 'https://'].map(isBaseUrl)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
