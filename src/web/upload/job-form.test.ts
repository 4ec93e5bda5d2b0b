import { expect, test } from 'vitest'
import { jobFields, jobForm } from './job-form.ts'
import { chosenLanguages, customAmount, defaultSettings, imageCount } from './job-settings.ts'

const settings = { ...defaultSettings, urlColumn: 'image_url' }

test('all images are asked for by the word all', () => {
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

test('the file comes last in the form', () => {
  const form = jobForm(new File(['url\n'], 'list.csv'), settings)
  expect([...form.keys()].at(-1)).toBe('file')
})

test('no more images are counted than the list has', () => {
  expect(imageCount({ ...settings, amount: 'custom', customAmount: '20' }, 12)).toBe(12)
  expect(imageCount({ ...settings, amount: 'custom', customAmount: '5' }, 12)).toBe(5)
  expect(imageCount(settings, 12)).toBe(12)
})

test('custom languages count like the built-in ones', () => {
  expect(chosenLanguages({ ...settings, languages: ['de', 'en'], customLanguages: ['Platt'] })).toHaveLength(
    3,
  )
})
