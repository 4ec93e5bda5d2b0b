import Fastify, { type FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { openConnection } from '#server/testing/open-connection.ts'
import { until } from '#server/testing/until.ts'
import { onceClosed } from './once-closed.ts'

/** An app that holds something for each call, acquired before or after the client disconnects, until the call ends. */
async function listen() {
  const app = Fastify()
  const held = { taken: 0, released: 0 }
  const replies: FastifyReply[] = []
  const hold = (reply: FastifyReply) => {
    held.taken += 1
    onceClosed([reply.raw], () => {
      held.released += 1
    })
  }
  app.get('/answered', async (_, reply) => {
    hold(reply)
    return 'answer'
  })
  app.get('/waiting', (_, reply) => {
    hold(reply)
    replies.push(reply)
  })
  app.get('/late', (_, reply) => void replies.push(reply))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, held, hold, replies, open: () => openConnection(app) }
}

const get = (path: string) => [`GET ${path} HTTP/1.1`, 'host: localhost', '', '']

test('what an answered call holds is released while its connection continues', async () => {
  const { app, held, open } = await listen()
  const client = await open()
  client.send(...get('/answered'), ...get('/answered'))
  await until(() => held.released === 2)
  expect(client.socket.destroyed).toBe(false)
  client.socket.destroy()
  await app.close()
  expect(held).toEqual({ taken: 2, released: 2 })
})

test('what a call holds is released when its client disconnects, even if it waits behind another call of the connection', async () => {
  const { app, held, open } = await listen()
  const client = await open()
  client.send(...Array.from({ length: 20 }, () => get('/waiting').join('\r\n')))
  await until(() => held.taken === 20)
  client.socket.destroy()
  await until(() => held.released === 20)
  await app.close()
})

test('what a call acquires after its client disconnected is released at once', async () => {
  const { app, held, hold, replies, open } = await listen()
  const client = await open()
  client.send(...get('/late'), ...get('/late'))
  await until(() => replies.length === 2)
  client.socket.destroy()
  await until(() => replies[0]!.request.raw.socket.closed)
  for (const reply of replies) hold(reply)
  expect(held).toEqual({ taken: 2, released: 2 })
  await app.close()
})
