import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findLogin, forgetLogin, keepLogin } from './login.ts'

test('a kept login is readable by its owner only, is for its own server, and yields to the environment', async ({
  onTestFinished,
}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bildwort-login-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const environment = { XDG_CONFIG_HOME: folder }
  const kept = { url: 'https://a.example', token: 'bw_live_a' }
  const file = await keepLogin(environment, kept)
  await writeFile(file, '{}', { mode: 0o644 })
  expect(await findLogin(environment)).toEqual({})
  await keepLogin(environment, kept)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await findLogin(environment)).toEqual(kept)
  expect(await findLogin({ ...environment, BILDWORT_TOKEN: 'bw_live_b' })).toEqual({
    ...kept,
    token: 'bw_live_b',
  })
  expect(await findLogin({ ...environment, BILDWORT_URL: 'https://b.example' })).toEqual({
    url: 'https://b.example',
  })
  await forgetLogin(environment)
  expect(await findLogin(environment)).toEqual({})
})
