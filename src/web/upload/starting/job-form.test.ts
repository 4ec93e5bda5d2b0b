import { expect, test } from 'vitest'
import { noTextWishes } from '#contract/entities/text-wishes.ts'
import { wishNames } from '#contract/lists/columns/row-wishes.ts'
import {
  chosenLanguages,
  customAmount,
  defaultSettings,
  type JobSettings,
} from '#web/upload/draft/job-settings.ts'
import { preview } from '#web/upload/draft/upload-events.testing.ts'
import type { ListState } from '#web/upload/draft/upload-state.ts'
import { jobFields as fieldsOf, jobForm } from './job-form.ts'

const settings = { ...defaultSettings, urlColumn: 'image_url' }
const unread: ListState = { state: 'reading' }
const jobFields = (settings: JobSettings, list = unread) => fieldsOf({ settings, list })

test('all images are requested by the word all', () => {
  expect(jobFields(settings)).toMatchObject({ maxImages: 'all', urlColumn: 'image_url', contextColumn: '' })
})

test('a custom number is sent as a whole number of at least 1', () => {
  const fields = (typed: string) =>
    jobFields({ ...settings, amount: 'custom', customAmount: typed }).maxImages
  expect(['3', '3.9', '0', '-4', '2,5'].map(fields)).toEqual(['3', '3', '1', '1', '2'])
})

test('a custom number that is no number counts as 10', () => {
  expect(['', ' ', 'many', 'NaN', 'Infinity'].map(customAmount)).toEqual([10, 10, 10, 10, 10])
})

test('languages travel as JSON arrays', () => {
  expect(jobFields({ ...settings, languages: ['de', 'cz'], customLanguages: ['Platt'] })).toMatchObject({
    languages: '["de","cz"]',
    customLanguages: '["Platt"]',
  })
})

test('a custom prompt is sent only when it is chosen', () => {
  expect(jobFields({ ...settings, customPrompt: 'Briefly.' }).customPrompt).toBe('')
  expect(jobFields({ ...settings, promptType: 'custom', customPrompt: ' Briefly. ' }).customPrompt).toBe(
    'Briefly.',
  )
})

test('text settings are sent as a field each, unset ones are empty', () => {
  const wished = { ...noTextWishes, brand: 'Muster', style: 'warm' as const, maxAltCharacters: 120 }
  expect(jobFields({ ...settings, textWishes: wished, usesFileNotes: false })).toMatchObject({
    brand: 'Muster',
    style: 'warm',
    maxAltCharacters: '120',
    altPrefix: '',
    usesFileNotes: 'false',
  })
  expect(jobFields(settings)).toMatchObject({ style: '', maxAltCharacters: '', usesFileNotes: 'true' })
})

test('the file is the last field of the form', () => {
  const form = jobForm({ file: new File(['url\n'], 'list.csv'), settings, list: unread })
  expect([...form.keys()].at(-1)).toBe('file')
})

test('columns with more about each image are sent as the page shows them, unused ones as null', () => {
  const recognisedWishes = { role: 'role', existingAlt: 'alt' }
  const list: ListState = { state: 'readable', preview: { ...preview, recognisedWishes }, count: null }
  const { wishColumns } = jobFields({ ...settings, wishColumns: { role: null, caption: 'title' } }, list)
  expect(JSON.parse(wishColumns!)).toEqual({
    ...Object.fromEntries(wishNames.map((wish) => [wish, null])),
    caption: 'title',
    existingAlt: 'alt',
  })
})

test('only missing texts are requested if a column says which exist', () => {
  const wished = { ...settings, onlyMissing: true, countRepeatsOnce: true }
  const list: ListState = { state: 'readable', preview, count: null }
  const withAlt: ListState = { ...list, preview: { ...preview, recognisedWishes: { existingAlt: 'title' } } }
  expect(jobFields(wished, withAlt)).toMatchObject({ onlyMissing: 'true', countRepeatsOnce: 'true' })
  expect(jobFields(wished, withAlt)).toMatchObject({ replaceWeak: 'false' })
  expect(jobFields({ ...wished, replaceWeak: true }, withAlt)).toMatchObject({ replaceWeak: 'true' })
  expect(jobFields({ ...wished, replaceWeak: true }, list)).toMatchObject({
    onlyMissing: 'false',
    replaceWeak: 'false',
  })
  expect(jobFields(settings, withAlt)).toMatchObject({ onlyMissing: 'false', countRepeatsOnce: 'false' })
})

test('custom languages count like the built-in ones', () => {
  expect(chosenLanguages({ ...settings, languages: ['de', 'en'], customLanguages: ['Platt'] })).toHaveLength(
    3,
  )
})
