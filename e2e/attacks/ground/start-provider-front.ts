import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { pour } from './pour.ts'

const piece = Buffer.alloc(1_000_000, 'a')

export interface ProviderFront {
  url: string
  /** Answers every later call with this many megabytes; 0: forwards calls to the provider. */
  flood(megabytes: number): void
  close(): Promise<void>
}

/** Forwards calls to an AI provider, or floods them. */
export async function startProviderFront(behind: string): Promise<ProviderFront> {
  let megabytes = 0
  const server = http.createServer((request, response) => {
    response.on('error', () => {})
    if (megabytes > 0) {
      request.resume()
      request.once('end', () => flood(response, megabytes))
      return
    }
    const { method, url, headers } = request
    const onwards = http.request(`${behind}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onwards.on('error', () => response.destroy())
    response.on('close', () => onwards.destroy())
    request.pipe(onwards)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // Safe: a server that listens on a port has such an address.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    flood: (each) => {
      megabytes = each
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function flood(response: http.ServerResponse, megabytes: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"content":[{"type":"text","text":"')
  if (await pour(Array<Buffer>(megabytes).fill(piece), response)) response.end('"}]}')
}
