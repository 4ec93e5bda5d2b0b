import { expect, test } from 'vitest'
import { isTokenText, makeTokenText, startOfToken } from './token-text.ts'

test('a token consists of its prefix, 30 random digits and their checksum', () => {
  const tokens = Array.from({ length: 200 }, makeTokenText)
  for (const token of tokens) {
    expect(token).toMatch(/^bw_live_[0-9A-Za-z]{36}$/)
    expect(isTokenText(token)).toBe(true)
  }
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(startOfToken(`bw_live_Ab12${'x'.repeat(32)}`)).toBe('bw_live_Ab12')
})

test('a token with a mistyped, swapped, missing or extra character is invalid', () => {
  const token = makeTokenText()
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'x' ? 'y' : 'x'
    expect(isTokenText(token.slice(0, at) + other + token.slice(at + 1))).toBe(false)
    expect(isTokenText(token.slice(0, at) + token.slice(at + 1))).toBe(false)
    const [a, b] = [token[at], token[at + 1]]
    if (a !== b && b) expect(isTokenText(token.slice(0, at) + b + a + token.slice(at + 2))).toBe(false)
  }
  expect(isTokenText(`${token}\n`)).toBe(false)
  expect(isTokenText('')).toBe(false)
})
