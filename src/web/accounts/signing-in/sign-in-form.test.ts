import { expect, test } from 'vitest'
import { readLoginHint } from './sign-in-form.tsx'

test('a hint is name, colon, password', () => {
  expect(readLoginHint('redaktion:geheim')).toEqual({ username: 'redaktion', password: 'geheim' })
})

test('the password may hold colons', () => {
  expect(readLoginHint('a:b:c')).toEqual({ username: 'a', password: 'b:c' })
})

test('no hint fills nothing', () => {
  expect(readLoginHint('')).toBeNull()
  expect(readLoginHint(':geheim')).toBeNull()
})
