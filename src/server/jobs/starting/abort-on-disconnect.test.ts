import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { abortOnDisconnect } from './abort-on-disconnect.ts'

test('the signal is aborted when the caller disconnects, and not after the answer', async () => {
  // Otherwise closing would wait for the connection of the first call.
  const app = Fastify({ forceCloseConnections: true })
  const signals: AbortSignal[] = []
  const called = Promise.withResolvers<void>()
  app.get('/answered', async (_, reply) => {
    signals.push(abortOnDisconnect(reply))
    return 'answer'
  })
  app.get('/left', async (_, reply) => {
    const signal = abortOnDisconnect(reply)
    signals.push(signal)
    called.resolve()
    await once(signal, 'abort')
    return 'to nobody'
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    expect(await (await fetch(`${url}/answered`)).text()).toBe('answer')
    const caller = new AbortController()
    const call = fetch(`${url}/left`, { signal: caller.signal })
    await called.promise
    caller.abort()
    await expect(call).rejects.toThrow('aborted')
    const [answered, left] = signals
    if (!left!.aborted) await once(left!, 'abort')
    expect(left!.reason).toMatchObject({ code: 'invalid_input' })
    expect(answered!.aborted).toBe(false)
  } finally {
    await app.close()
  }
})
