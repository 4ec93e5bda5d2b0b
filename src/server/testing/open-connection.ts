import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type Connection = Awaited<ReturnType<typeof openConnection>>

/** A client of a listening app that writes what it likes when it likes, and keeps whatever it hears. */
export async function openConnection(app: FastifyInstance) {
  // Safe: it listens on a port, so its address is no string.
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  let fault = ''
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text
  })
  socket.on('error', (error) => {
    fault = error.message
  })
  const isClosed = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  return {
    socket,
    isClosed,
    heard: () => heard,
    fault: () => fault,
    send: (...lines: string[]) => socket.write(lines.join('\r\n')),
    /** The whole of it, once the server has ended the connection. */
    answer: async () => {
      await isClosed
      const [head = '', body = ''] = heard.split('\r\n\r\n')
      return { head: head.toLowerCase(), body: JSON.parse(body) as { code: string; message: string } }
    },
  }
}
