import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'

/** The least that brings a NOTIFY to many HTTP clients: what the product's progress stream is measured against. */
const clients = new Set<ServerResponse>()
const listener = new pg.Client({ connectionString: process.argv[2] })
await listener.connect()
await listener.query('listen bench_fan_out')
listener.on('notification', ({ payload }) => {
  for (const client of clients) client.write(`id: ${payload}\ndata: {"type":"status"}\n\n`)
})

const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(': open\n\n')
  clients.add(response)
  request.on('close', () => clients.delete(response))
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') process.send?.(`http://127.0.0.1:${address.port}`)
})
