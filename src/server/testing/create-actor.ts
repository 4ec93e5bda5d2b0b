import type { FastifyInstance, InjectOptions } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { fillUrl, type UrlValues } from '#contract/fill-url.ts'
import { createSecretBook, type SecretBook } from './secret-book.ts'

/** `body` is the parsed JSON, the text of any other answer, or undefined without one. */
export type Answer<Body = unknown> = {
  status: number
  body: Body
  headers: Record<string, string | string[] | number | undefined>
}

type Given<S> = S extends z.ZodType ? z.input<S> : undefined
type Part<E extends Endpoint, Name extends 'params' | 'querystring' | 'body'> = E['schema'] extends {
  [name in Name]: infer S
}
  ? Given<S>
  : undefined
type Input<E extends Endpoint> = {
  params?: Part<E, 'params'>
  query?: Part<E, 'querystring'>
  body?: Part<E, 'body'>
}
type Success<E extends Endpoint> = E['schema']['response'][keyof E['schema']['response']] extends infer S
  ? S extends z.ZodType
    ? // A quote in place of a job is asked for with `post`.
      Exclude<z.output<S>, { dryRun: true }>
    : never
  : never

export type UploadedFile = { name: string; content: string | Uint8Array<ArrayBuffer>; type?: string }

export interface Actor {
  get<Body>(path: string): Promise<Answer<Body>>
  post<Body>(path: string, body?: object): Promise<Answer<Body>>
  patch<Body>(path: string, body?: object): Promise<Answer<Body>>
  delete<Body>(path: string): Promise<Answer<Body>>
  /** Calls an endpoint. The body has the type of a success: look at the status first. */
  call<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<Answer<Success<E>>>
  /** Sends a multipart form: the fields in their order, then the file as `file`. */
  upload<Body>(path: string, fields: Record<string, string>, file?: UploadedFile): Promise<Answer<Body>>
  sendForm<Body>(path: string, form: FormData): Promise<Answer<Body>>
  /** The same somebody with further headers; an empty one is not sent. */
  with(headers: Record<string, string>): Actor
}

/** Somebody who calls the app over HTTP with the same headers each time. */
export function createActor(
  app: FastifyInstance,
  headers: Record<string, string>,
  secrets: SecretBook = createSecretBook(),
): Actor {
  async function send<Body>(options: InjectOptions): Promise<Answer<Body>> {
    const response = await app.inject({ ...options, headers: { ...headers, ...options.headers } })
    secrets.noteCookies(response.headers['set-cookie'])
    const isJson = /\bjson/.test(String(response.headers['content-type']))
    const body = isJson ? response.json() : response.body || undefined
    secrets.noteFields(body)
    return { status: response.statusCode, body, headers: response.headers }
  }

  async function sendForm<Body>(path: string, form: FormData): Promise<Answer<Body>> {
    const encoded = new Response(form)
    return send({
      method: 'POST',
      url: path,
      headers: { 'content-type': encoded.headers.get('content-type')! },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
  }

  return {
    get: (path) => send({ method: 'GET', url: path }),
    post: (path, body) => send({ method: 'POST', url: path, ...payload(body, secrets) }),
    patch: (path, body) => send({ method: 'PATCH', url: path, ...payload(body, secrets) }),
    delete: (path) => send({ method: 'DELETE', url: path }),

    call(endpoint, { params, query, body } = {}) {
      secrets.noteFields(query)
      // Safe: every endpoint's parameters and query are objects.
      const url = fillUrl(endpoint.url, { params, query } as UrlValues)
      return send({ method: endpoint.method, url, ...payload(body, secrets) })
    },

    upload(path, fields, file) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      if (file) form.append('file', new Blob([file.content], { type: file.type ?? 'text/csv' }), file.name)
      return sendForm(path, form)
    },

    sendForm,

    with(more) {
      const all = Object.entries({ ...headers, ...more }).filter(([, value]) => value !== '')
      return createActor(app, Object.fromEntries(all), secrets)
    },
  }
}

function payload(body: unknown, secrets: SecretBook): InjectOptions {
  if (body === undefined) return {}
  secrets.noteFields(body)
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}
