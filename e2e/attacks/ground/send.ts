import http from 'node:http'
import { pour } from './pour.ts'

export interface Sent {
  method?: string
  /** Sent as is, without normalisation. */
  path: string
  headers?: Record<string, string>
  /** Sent with a content length; iterables are sent chunked, until there is an answer. */
  body?: string | Buffer | AsyncIterable<Buffer>
  signal?: AbortSignal
}

export interface Answer {
  /** 0: the connection ended without an answer; `code` is the reason. */
  status: number
  /** Of the refusal; empty without one. */
  code: string
  text: string
  headers: http.IncomingHttpHeaders
  ms: number
}

/** One call over a new connection. An answer counts even before the whole body is sent. */
export function send(
  url: string,
  { method = 'GET', path, headers = {}, body, signal }: Sent,
): Promise<Answer> {
  const began = performance.now()
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const end = (status: number, code: string, text: string, answered: http.IncomingHttpHeaders) =>
      resolve({ status, code, text, headers: answered, ms: performance.now() - began })
    const whole = typeof body === 'string' || Buffer.isBuffer(body)
    const request = http.request({
      hostname,
      port,
      method,
      path,
      agent: false,
      headers: { ...(whole && { 'content-length': String(Buffer.byteLength(body)) }), ...headers },
      ...(signal && { signal }),
    })
    request.on('error', (error: NodeJS.ErrnoException) => end(0, error.code ?? error.message, '', {}))
    request.on('response', (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('close', () => {
        const text = Buffer.concat(pieces).toString()
        end(response.statusCode ?? 0, codeOf(text), text, response.headers)
        request.destroy()
      })
      response.on('error', () => {})
    })
    if (body === undefined || whole) request.end(body)
    else
      pour(body, request)
        .then((isWhole) => isWhole && request.end())
        .catch((error) => request.destroy(error))
  })
}

function codeOf(text: string): string {
  return /^\{.{0,300}?"code":"([a-z_]+)"/s.exec(text.slice(0, 1_000))?.[1] ?? ''
}
