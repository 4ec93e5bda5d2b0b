import { expect, test } from 'vitest'
import { createSecrets, SecretProblem } from './create-secrets.ts'
import { sealWithoutVersion } from './testing/seal-without-version.ts'

const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
const secrets = createSecrets({ SECRET_KEY: first })
const text = 'sk-ant-a-key-that-costs-money'

test('a sealed text is opened at its place, and sealing twice never gives the same result', () => {
  const [one, two] = [secrets.seal(text, 'here'), secrets.seal(text, 'here')]
  expect(secrets.open(one, 'here')).toBe(text)
  expect(secrets.open(two, 'here')).toBe(text)
  expect(one.sealed.equals(two.sealed)).toBe(false)
  expect(one.sealed.subarray(1, 13).equals(two.sealed.subarray(1, 13))).toBe(false)
  expect(one.sealed.includes(text)).toBe(false)
  for (const any of ['', 'ä', '𝒳'.repeat(500)]) {
    expect(secrets.open(secrets.seal(any, 'here'), 'here')).toBe(any)
  }
})

test('it cannot be opened at another place', () => {
  const sealed = secrets.seal(text, 'key of user 1')
  expect(() => secrets.open(sealed, 'key of user 2')).toThrow(SecretProblem)
  expect(() => secrets.open(sealed, '')).toThrow(SecretProblem)
})

test('any changed or missing byte is detected', () => {
  const { sealed, secretId } = secrets.seal(text, 'here')
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[index]! ^= 1
    expect(() => secrets.open({ secretId, sealed: changed }, 'here'), `byte ${index}`).toThrow(SecretProblem)
    const piece = sealed.subarray(0, index)
    expect(() => secrets.open({ secretId, sealed: piece }, 'here'), `${index} bytes`).toThrow(SecretProblem)
  }
  const longer = Buffer.concat([sealed, Buffer.from([0])])
  expect(() => secrets.open({ secretId, sealed: longer }, 'here')).toThrow(SecretProblem)
})

test('the first byte is the version of the format; texts from before there was one open too', () => {
  const fresh = secrets.seal(text, 'here')
  expect(fresh.sealed[0]).toBe(1)
  expect(secrets.isPresent(fresh, 'here')).toBe(true)
  for (const firstByte of [0, 1, 2, 255]) {
    const old = sealWithoutVersion({ secretKey: first!, firstByte }, text, 'here')
    expect(old.sealed[0]).toBe(firstByte)
    expect(secrets.open(old, 'here')).toBe(text)
    expect(() => secrets.open(old, 'there')).toThrow(SecretProblem)
    expect(secrets.isPresent(old, 'here')).toBe(false)
  }
  expect(createSecrets({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first }).isPresent(fresh, 'here')).toBe(
    false,
  )
})

test('the previous SECRET_KEY still opens, and the current one seals', () => {
  const old = secrets.seal(text, 'here')
  const rotating = createSecrets({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first })
  expect(rotating.open(old, 'here')).toBe(text)
  const fresh = rotating.seal(text, 'here')
  expect(fresh.secretId).toBe(rotating.secretId)
  expect(fresh.secretId).not.toBe(old.secretId)
  expect(createSecrets({ SECRET_KEY: second }).open(fresh, 'here')).toBe(text)
  expect(() => secrets.open(fresh, 'here')).toThrow(SecretProblem)
})

test('another SECRET_KEY opens nothing, whatever the sealed text claims, and the error reveals nothing', () => {
  const stranger = createSecrets({ SECRET_KEY: third })
  const sealed = secrets.seal(text, 'here')
  for (const claimed of [sealed, { ...sealed, secretId: stranger.secretId }]) {
    const problem = problemOf(() => stranger.open(claimed, 'here'))
    expect(problem).toBeInstanceOf(SecretProblem)
    const said = [problem.message, problem.stack, JSON.stringify(problem), problem.cause].join(' ')
    for (const secret of [text, first!, third!, sealed.sealed.toString('hex')]) {
      expect(said).not.toContain(secret)
    }
  }
})

test('without a SECRET_KEY every use says what is missing', () => {
  const none = createSecrets({})
  for (const use of [
    () => none.secretId,
    () => none.seal(text, 'here'),
    () => none.open(secrets.seal(text, 'here'), 'here'),
    () => none.isPresent(secrets.seal(text, 'here'), 'here'),
    () => none.sign(text),
    () => none.isSigned(text, ''),
  ]) {
    expect(problemOf(use)).toBeInstanceOf(SecretProblem)
  }
  expect(problemOf(() => none.seal(text, 'here')).message).toContain('SECRET_KEY')
})

test('a signature belongs to one text and one SECRET_KEY', () => {
  const mark = secrets.sign('/api/jobs/1')
  expect(secrets.isSigned('/api/jobs/1', mark)).toBe(true)
  expect(secrets.isSigned('/api/jobs/2', mark)).toBe(false)
  expect(secrets.isSigned('/api/jobs/1', `${mark}A`)).toBe(false)
  expect(secrets.isSigned('/api/jobs/1', '')).toBe(false)
  expect(createSecrets({ SECRET_KEY: second }).isSigned('/api/jobs/1', mark)).toBe(false)
})

function problemOf(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('nothing was thrown')
}
