import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, vi } from 'vitest'
import { buildApp, type MountRoutes } from '#server/platform/build-app.ts'
import type { Platform } from '#server/platform/platform.ts'
import { callersOf } from '#server/testing/callers-of.ts'
import { expect, test } from '#server/testing/test.ts'

afterEach(() => {
  vi.useRealTimers()
})

async function listen(platform: Platform) {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const mountCall: MountRoutes = (app) => {
    app.get('/quick', async () => 'done')
    app.get('/slow', async () => {
      begun.resolve()
      await goOn.promise
      return 'done'
    })
  }
  const app = await buildApp(platform, callersOf(), [mountCall])
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, isUnderWay: begun.promise, goOn: goOn.resolve, address }
}

test('a request in progress is answered when the process stops', async ({ platform }) => {
  const { app, address, isUnderWay, goOn } = await listen(platform)
  const answer = fetch(`${address}/slow`).then((response) => response.text())
  await isUnderWay
  // The timeout never fires, however long this takes.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const closing = app.close()
  await isClosing(app)
  goOn()
  const [text] = await Promise.all([answer, closing])
  expect(text).toBe('done')
})

test('a request that takes too long is aborted', async ({ platform }) => {
  const { app, address, isUnderWay } = await listen(platform)
  const answer = fetch(`${address}/slow`).then(
    () => 'answered',
    () => 'broken off',
  )
  await isUnderWay
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const closing = app.close()
  await isClosing(app)
  vi.advanceTimersByTime(3_000)
  await closing
  expect(await answer).toBe('broken off')
})

test('an idle connection does not keep the process running', async ({ platform }) => {
  const { app, address } = await listen(platform)
  await (await fetch(`${address}/quick`)).text()
  // The timeout never fires, so it is not what ends the connection.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await app.close()
})

/** No more connections are accepted. */
async function isClosing({ server }: FastifyInstance): Promise<void> {
  while (server.listening) await setImmediate()
}

test('a dead connection is not held for ever', async ({ app }) => {
  expect(app.server.timeout).toBeGreaterThan(0)
  expect(app.server.requestTimeout).toBeGreaterThan(0)
})
