import { expect, test } from 'vitest'
import { consistsOf, contextWords, lettersOf } from './context-words.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const settings = {
  PASSWORD_MIN_LENGTH: 6,
  OPERATOR_NAME: 'Museum Hamburg GmbH',
  PUBLIC_URL: 'https://bilder.museum-hamburg.example',
}
const anna = { username: 'Anna.Meier', email: 'a.meier@kunsthalle.example' }

test.for([
  'bildwort2026!',
  'Bildwort-Redaktion',
  'redaktion',
  '!!Administrator1',
  'admin1234',
  'museumhamburg',
  'Museum Hamburg GmbH',
  '2026-hamburg-museum',
  'annameier',
  '99anna-meier99',
  'Kunsthalle#7',
  // Leaked, but not among the most frequent 10,000.
  'semperfi1',
  'passwort1',
])('%s is refused', async (password) => {
  await expect(refuseWeakPassword(settings, password, anna)).rejects.toMatchObject({
    code: 'password_too_common',
  })
})

test.for(['bildwort-demo', 'ein museum am Hafen', 'horse battery', '7&k!2', 'вход в музей'])(
  '%s is allowed',
  async (password) => {
    const noMinimum = { ...settings, PASSWORD_MIN_LENGTH: 1 }
    await expect(refuseWeakPassword(noMinimum, password, anna)).resolves.toBeUndefined()
  },
)

test('a name of few letters, or of many repeated ones, neither refuses everything nor takes for ever', () => {
  const own = { username: 'a1', email: `${'a'.repeat(60)}@${'aaa.'.repeat(20)}example` }
  const words = contextWords(settings, own)
  expect(words).not.toContain('a')
  expect(consistsOf(lettersOf(`${'a'.repeat(999)}b`), words)).toBe(false)
})
