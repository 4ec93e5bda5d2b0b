import { expect, test } from 'vitest'
import { greet } from './greet.ts'

const greetUnverified = (username: string) => greet({ username, isVerified: false, language: 'en' })

test.for([
  'Sie haben gewonnen rufen Sie an',
  'Ihr Konto ist gesperrt',
  'Call me on 0900 123456',
  'Rabatt 50',
  'Gewinn!',
  'PayPal: Konto prüfen',
  'Win-500-Euro-at-evil',
  'evil.example',
  'http://evil',
  'Hallo, Sie',
  'x'.repeat(41),
])('the name “%s” is not carried to an address that nobody has verified', (username) => {
  expect(greetUnverified(username)).toBe('Hello,')
})

test.for([
  'anna',
  'Anna Meier',
  'Anna Maria Meier',
  'user-0123456789',
  'anna.m',
  'anna_1980',
  'Seán O’Neill',
  'Łukasz',
  '王小明',
])('the name “%s” is', (username) => {
  expect(greetUnverified(username)).toBe(`Hello ${username},`)
})

test('a verified user is greeted by any name that is not a link', () => {
  const verified = (username: string) => greet({ username, isVerified: true, language: 'en' })
  expect(verified('The whole team of the shop!')).toBe('Hello The whole team of the shop!,')
  expect(verified('evil.example')).toBe('Hello,')
})
