import { expect, test } from 'vitest'
import { type RecaptchaStandIn, startRecaptchaStandIn } from './start-recaptcha-stand-in.ts'
import { loadScript } from './testing/load-script.ts'

const makeToken = async (standIn: RecaptchaStandIn, action = 'register') =>
  (await loadScript(standIn)).execute('site-key', { action })

async function verify(standIn: RecaptchaStandIn, form: Record<string, string>) {
  const answer = await fetch(standIn.verifyUrl, { method: 'POST', body: new URLSearchParams(form) })
  expect(answer.status).toBe(200)
  return answer.json()
}

test('a fresh token is verified with score, action, time and host name', async () => {
  await using standIn = await startRecaptchaStandIn()
  const response = await makeToken(standIn)
  const verdict = await verify(standIn, { secret: standIn.secret, response, remoteip: '192.0.2.7' })
  expect(verdict).toEqual({
    success: true,
    score: 0.9,
    action: 'register',
    challenge_ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    hostname: 'app.example.org',
  })
  expect(standIn.checks).toEqual([{ secret: standIn.secret, response, remoteIp: '192.0.2.7', verdict }])
})

test('a token is good once', async () => {
  await using standIn = await startRecaptchaStandIn({ secret: 'mine' })
  const form = { secret: 'mine', response: await makeToken(standIn) }
  expect(await verify(standIn, form)).toMatchObject({ success: true })
  expect(await verify(standIn, form)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] })
})

test('an expired token is refused', async () => {
  await using standIn = await startRecaptchaStandIn({ tokenLifetimeMs: 0 })
  const form = { secret: standIn.secret, response: await makeToken(standIn) }
  expect(await verify(standIn, form)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] })
})

test('a wrong secret is refused and leaves the token good', async () => {
  await using standIn = await startRecaptchaStandIn()
  const response = await makeToken(standIn)
  expect(await verify(standIn, { secret: 'wrong', response })).toEqual({
    success: false,
    'error-codes': ['invalid-input-secret'],
  })
  expect(await verify(standIn, { secret: standIn.secret, response })).toMatchObject({ success: true })
})

test('unknown and missing tokens are distinguished', async () => {
  await using standIn = await startRecaptchaStandIn()
  const { secret } = standIn
  expect(await verify(standIn, { secret, response: 'made up' })).toMatchObject({
    'error-codes': ['invalid-input-response'],
  })
  expect(await verify(standIn, { secret })).toMatchObject({ 'error-codes': ['missing-input-response'] })
  expect(await verify(standIn, {})).toMatchObject({
    'error-codes': ['missing-input-secret', 'missing-input-response'],
  })
})

test('a question that is no form counts as empty', async () => {
  await using standIn = await startRecaptchaStandIn()
  const answer = await fetch(standIn.verifyUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret: standIn.secret, response: await makeToken(standIn) }),
  })
  expect(await answer.json()).toMatchObject({
    success: false,
    'error-codes': ['missing-input-secret', 'missing-input-response'],
  })
})

test('the next answers are as set, until a reset', async () => {
  await using standIn = await startRecaptchaStandIn()
  const ask = async () => verify(standIn, { secret: standIn.secret, response: await makeToken(standIn) })
  standIn.set({ score: 0.1, action: 'other' })
  expect(await ask()).toMatchObject({ success: true, score: 0.1, action: 'other' })
  standIn.set({ success: false })
  expect(await ask()).toEqual({ success: false, 'error-codes': ['invalid-input-response'] })
  standIn.reset()
  expect(standIn.checks).toEqual([])
  expect(await ask()).toMatchObject({ success: true, score: 0.9, action: 'register' })
})
