import { expect, test } from 'vitest'
import { makeRecoveryCode, readRecoveryCode } from './recovery-code.ts'
import { makeTotpSecret, stepOfCode, totpUri } from './totp.ts'

// RFC 6238, appendix B: the SHA-1 secret and the last six of the eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const rfcCode = '287082'
const rfcMoment = 59_000

test('a code matches RFC 6238, and its step is returned', () => {
  expect(stepOfCode(secret, rfcCode, rfcMoment)).toBe(1)
})

test.for([-30_000, 30_000])(
  'a clock that is off by %i ms is tolerated, and the step stays that of the code',
  (off) => {
    expect(stepOfCode(secret, rfcCode, rfcMoment + off)).toBe(1)
  },
)

test.for([-60_000, 60_000])('a clock that is off by %i ms is not tolerated', (off) => {
  expect(stepOfCode(secret, rfcCode, rfcMoment + 600_000 + off)).toBe(null)
  expect(stepOfCode(secret, rfcCode, rfcMoment + off * 1.5)).toBe(null)
})

test.for(['', '28708', '2870820', '000000', 'abcdef'])('“%s” is not a code of it', (code) => {
  expect(stepOfCode(secret, code, rfcMoment)).toBe(null)
})

test('an app receives product, account and a secret of 160 bits', () => {
  const made = makeTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totpUri(made, 'Anna Ä'))
  expect(decodeURIComponent(uri.pathname)).toContain('Bildwort:Anna Ä')
  expect(uri.searchParams.get('secret')).toBe(made)
  expect(uri.searchParams.get('issuer')).toBe('Bildwort')
})

test('a recovery code is read in any spelling', () => {
  const code = makeRecoveryCode()
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
  const bare = code.replaceAll('-', '')
  expect(readRecoveryCode(code)).toBe(bare)
  expect(readRecoveryCode(` ${bare.toLowerCase()} `)).toBe(bare)
  expect(readRecoveryCode(code.replaceAll('-', ' – ').replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(bare)
  expect(readRecoveryCode(bare.slice(1))).toBe(null)
  expect(readRecoveryCode(`${bare.slice(1)}U`)).toBe(null)
})
