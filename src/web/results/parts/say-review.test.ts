import { expect, test } from 'vitest'
import { sayReview } from './say-review.ts'

const rule = 'emoji'
const message = 'Der Text enthält Emoji.'

test('a reason names the languages that it is about, as the reader calls them', () => {
  const reason = { rule, languages: ['de', 'cz', 'Plattdeutsch'] }
  expect(sayReview(reason, ['de', 'en', 'cz', 'Plattdeutsch'], 'de')).toBe(
    'Der Text enthält Emoji. (Deutsch, Tschechisch, Plattdeutsch)',
  )
  expect(sayReview(reason, ['de', 'en', 'cz', 'Plattdeutsch'], 'en')).toContain(
    '(German, Czech, Plattdeutsch)',
  )
})

test('a reason about all languages, and the only language of a job, are not named', () => {
  expect(sayReview({ rule, languages: [] }, ['de', 'en'], 'de')).toBe(message)
  expect(sayReview({ rule, languages: ['de'] }, ['de'], 'de')).toBe(message)
})
