import type { FastifyInstance } from 'fastify'
import { callbackPath } from '#server/accounts/single-sign-on/open-issuer.ts'

const mostSteps = 12

/** A browser that goes from the app to the issuer and back, with the cookies of both. */
export function openBrowser(app: FastifyInstance, headers: Record<string, string> = {}) {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }
  const cookieOf = (host: string) => [...jarOf(host)].map(([name, value]) => `${name}=${value}`).join('; ')

  function keep(host: string, lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jarOf(host).delete(name)
      else jarOf(host).set(name, value)
    }
  }

  async function ofApp(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const response = await app.inject({
      method,
      url: path,
      headers: { ...headers, cookie: cookieOf('app') },
      ...(body ? { payload: body } : {}),
    })
    keep('app', [response.headers['set-cookie'] ?? []].flat().map(String))
    const isJson = /json/.test(String(response.headers['content-type']))
    return {
      status: response.statusCode,
      location: response.headers.location ?? '',
      body: isJson ? response.json() : response.body,
    }
  }

  async function ofIssuer(url: string, subject?: string) {
    const { host } = new URL(url)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookieOf(host) },
      ...(subject === undefined ? {} : { method: 'POST', body: new URLSearchParams({ subject }) }),
    })
    keep(host, response.headers.getSetCookie())
    await response.body?.cancel()
    const location = response.headers.get('location')
    return { status: response.status, location: location ? new URL(location, url).href : '' }
  }

  /** Plays the issuer's part of a sign-in, up to the path in the app that it redirects to. An empty subject cancels. */
  async function answer(url: string, subject: string): Promise<string> {
    let at = url
    for (let step = 0; step < mostSteps; step += 1) {
      const isAsked = new URL(at).pathname.startsWith('/interaction/')
      const { status, location } = await ofIssuer(at, isAsked ? subject : undefined)
      if (!location) throw new Error(`the issuer answered ${status} at ${at}`)
      const { pathname, search } = new URL(location)
      if (pathname === callbackPath) return pathname + search
      at = location
    }
    throw new Error('redirect loop at the issuer')
  }

  return {
    app: ofApp,
    answer,
    cookies: jarOf('app'),
    /** Where the sign-in button leads: the issuer, or the page that explains why not. */
    start: async (query = '') => (await ofApp('GET', `/api/login/oidc${query}`)).location,
    /** Runs the whole flow; returns where in the app it ended. */
    async signIn(subject: string, query = ''): Promise<string> {
      const url = (await ofApp('GET', `/api/login/oidc${query}`)).location
      if (url.startsWith('/')) return url
      return (await ofApp('GET', await answer(url, subject))).location
    },
    async user() {
      return (await ofApp('GET', '/api/user')).body
    },
  }
}
