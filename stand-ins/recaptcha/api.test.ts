import { expect, test } from 'vitest'
import { startRecaptchaStandIn } from './start-recaptcha-stand-in.ts'
import { loadScript } from './testing/load-script.ts'

test('each execution gives another token', async () => {
  await using standIn = await startRecaptchaStandIn()
  const grecaptcha = await loadScript(standIn)
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  const first = await grecaptcha.execute('site-key', { action: 'login' })
  const second = await grecaptcha.execute('site-key', { action: 'login' })
  expect(first).toMatch(/^[\w-]{1000,}$/)
  expect(second).not.toBe(first)
})

test('a site key that was not loaded and an action that is no name are refused', async () => {
  await using standIn = await startRecaptchaStandIn()
  const grecaptcha = await loadScript(standIn)
  await expect(grecaptcha.execute('other-key', { action: 'login' })).rejects.toThrow('Invalid site key')
  await expect(grecaptcha.execute('site-key', { action: 'log-in!' })).rejects.toThrow('Invalid action name')
})

test('pages of any origin may ask for a token', async () => {
  await using standIn = await startRecaptchaStandIn()
  const answer = await fetch(`${standIn.url}/recaptcha/token`, {
    method: 'POST',
    headers: { origin: 'null' },
    body: new URLSearchParams({ siteKey: 'site-key', action: 'login' }),
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toMatchObject({ token: expect.any(String) })
})
