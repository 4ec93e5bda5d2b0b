import { expect, test } from 'vitest'
import { cleanSentence, longestSentence, normaliseSentence } from './clean-sentence.ts'

const key = 'my-secret-key-of-the-operator-0815'

test.each([
  [`Key ${key} may not do this.`, 'Key … may not do this.'],
  ['Key my-secret-key-o*** may not do this.', 'Key …*** may not do this.'],
  ['Key ***-operator-0815 may not do this.', 'Key ***… may not do this.'],
  ['Bad token sk-proj-aaaabbbbcccc1111', 'Bad token …'],
  ['Cannot open data:image/jpeg;base64,AAAA/+==, sorry', 'Cannot open …'],
  ['Two\nlines\u202Ebackwards\u0007', 'Two lines backwards'],
  ["The model 'claude-haiku-4-5-20251001' is gone", "The model 'claude-haiku-4-5-20251001' is gone"],
])('%j is shown as %j', (said, shown) => {
  expect(cleanSentence(said, key)).toContain(shown)
  expect(cleanSentence(said, key)).not.toContain('0815')
})

test('a sentence without end is cut', () => {
  expect(cleanSentence('word '.repeat(10_000), key)).toHaveLength(longestSentence)
})

test('a key that is made of short words is hidden whole', () => {
  const parted = 'a1b2c3:d4e5f6:g7h8i9'
  expect(cleanSentence(`Key ${parted} may not do this.`, parted)).toBe('Key … may not do this.')
})

test('a short key of a server that wants none hides no words', () => {
  expect(cleanSentence('ollama knows no such model', 'ollama')).toBe('ollama knows no such model')
})

test('refusals are the same whatever their ids and counts', () => {
  const one = normaliseSentence('Request req_01AbC234xyz: 5,120 tokens are too many (max 4096).')
  expect(normaliseSentence('Request req_99ZyX876abc: 311 tokens are too many (max 4096).')).toBe(one)
  expect(normaliseSentence('Request req_99ZyX876abc: no such model.')).not.toBe(one)
})
