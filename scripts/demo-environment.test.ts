import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '#server/platform/read-settings.ts'
import { refusePrivateUrl } from '#server/webhooks/refuse-private-url.ts'
import { startDemo } from './demo-environment.ts'

test('the demo takes webhooks of this machine, and of no other private one', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'bildwort-demo-'))
  const demo = await startDemo({ DATA_DIR: folder })
  onTestFinished(async () => {
    await demo.close()
    await rm(folder, { recursive: true })
  })
  const settings = readSettings(demo.environment)
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(() => refusePrivateUrl(settings, `http://${host}:8080/hook`)).not.toThrow()
  expect(() => refusePrivateUrl(settings, 'http://10.0.0.1:8080/hook')).toThrow()
})
