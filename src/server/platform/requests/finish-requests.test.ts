import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp, type MountRoutes } from '#server/platform/build-app.ts'
import type { Platform } from '#server/platform/platform.ts'
import { callersOf } from '#server/testing/callers-of.ts'
import { expect, test } from '#server/testing/test.ts'

async function listen(platform: Platform) {
  let begun = () => {}
  const isUnderWay = new Promise<void>((resolve) => {
    begun = resolve
  })
  const room: MountRoutes = (app) => {
    app.get('/slow', async () => {
      begun()
      await sleep(300)
      return 'done'
    })
    app.get('/endless', () => {
      begun()
      return new Promise(() => {})
    })
  }
  const app = await buildApp(platform, callersOf(), [room])
  return { app, isUnderWay, address: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

test('a request under way is answered when the process stops', async ({ platform }) => {
  const { app, address, isUnderWay } = await listen(platform)
  const answer = fetch(`${address}/slow`).then((response) => response.text())
  await isUnderWay
  const [text] = await Promise.all([answer, app.close()])
  expect(text).toBe('done')
})

test('one that takes too long is broken off', async ({ platform }) => {
  const { app, address, isUnderWay } = await listen(platform)
  const answer = fetch(`${address}/endless`).then(
    () => 'answered',
    () => 'broken off',
  )
  await isUnderWay
  const since = Date.now()
  await app.close()
  expect(Date.now() - since).toBeLessThan(5_000)
  expect(await answer).toBe('broken off')
})

test('a connection that was answered does not keep the process', async ({ platform }) => {
  const { app, address } = await listen(platform)
  await (await fetch(`${address}/slow`)).text()
  const since = Date.now()
  await app.close()
  expect(Date.now() - since).toBeLessThan(1_500)
})

test('a line that went dead is not held for ever', async ({ app }) => {
  expect(app.server.timeout).toBeGreaterThan(0)
  expect(app.server.requestTimeout).toBeGreaterThan(0)
})
