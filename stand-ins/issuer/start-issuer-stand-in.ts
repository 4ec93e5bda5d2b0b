import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider, { type Configuration, type JWKS } from 'oidc-provider'
import { createMemoryAdapter } from './create-memory-adapter.ts'
import { writeSignInPage } from './write-sign-in-page.ts'

/** The issuer's claims about a person, in addition to the subject. */
export type Claims = Partial<{
  email: string
  email_verified: boolean
  preferred_username: string
  name: string
  locale: string
  groups: string[]
}>

export interface IssuerStandIn {
  /** Its issuer identifier. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Who can sign in, by subject; tests add and change entries. */
  people: Map<string, Claims>
  /** Registers a redirect URI. */
  allowRedirect(uri: string): void
  /** Signs with a new key from now on; the old one is gone. */
  rotateKeys(): void
  /** Shifts `auth_time` of later sign-ins back by this many seconds. */
  backdate(seconds: number): void
  /** Answers all requests with 503 until it is up again. */
  setDown(isDown: boolean): void
  /** The requests so far, for example `GET /jwks`. */
  asked: string[]
  close(): Promise<void>
}

/**
 * A real OpenID Connect issuer (`oidc-provider`) on 127.0.0.1, whose sign-in page asks for no proof. Requires PKCE, signs with ES256, and
 * returns claims from the userinfo endpoint.
 */
export async function startIssuerStandIn({ port = 0 }: { port?: number } = {}): Promise<IssuerStandIn> {
  const people = new Map<string, Claims>()
  const redirects: string[] = []
  const asked: string[] = []
  const adapter = createMemoryAdapter()
  const [clientId, clientSecret] = ['words', 'secret-of-the-issuer']
  let provider: Provider
  let handle: ReturnType<Provider['callback']>
  let isDown = false
  let earlierSeconds = 0

  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    asked.push(`${request.method} ${path}`)
    if (isDown) return void response.writeHead(503).end()
    // Browsers request it by themselves and report a 404.
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    if (path.startsWith('/interaction/')) return void interact(request, response)
    void handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // Safe: the server listens on a port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function open(): void {
    provider = new Provider(issuer, configurationOf({ clientId, clientSecret, redirects, people, adapter }))
    handle = provider.callback()
  }

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return void response.end(writeSignInPage([...people.keys()]))
    }
    const subject = new URLSearchParams(await text(request)).get('subject')
    const ts = Math.floor(Date.now() / 1000) - earlierSeconds
    const result = subject ? { login: { accountId: subject, ts } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result)
  }

  open()
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    asked,
    allowRedirect(uri) {
      redirects.push(uri)
      open()
    },
    rotateKeys: open,
    backdate(seconds) {
      earlierSeconds = seconds
    },
    setDown(down) {
      isDown = down
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function configurationOf({
  clientId,
  clientSecret,
  redirects,
  people,
  adapter,
}: Pick<IssuerStandIn, 'clientId' | 'clientSecret' | 'people'> & {
  redirects: string[]
  adapter: Configuration['adapter']
}): Configuration {
  const known = (subject: string) => ({ sub: subject, ...people.get(subject) })
  return {
    adapter,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirects,
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: newKeys(),
    cookies: { keys: ['a key of the issuer stand-in'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username', 'name', 'locale'],
      groups: ['groups'],
    },
    findAccount: (_ctx, subject) => ({ accountId: subject, claims: async () => known(subject) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 600,
      Interaction: 600,
      Session: 3600,
    },
    renderError(ctx, out) {
      ctx.type = 'json'
      ctx.body = out
    },
    // Skips the consent screen.
    async loadExistingGrant(ctx) {
      const { client, session, provider, params } = ctx.oidc
      const known = session!.grantIdFor(client!.clientId)
      if (known) return provider.Grant.find(known)
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId })
      grant.addOIDCScope(String(params!.scope))
      await grant.save()
      return grant
    },
  }
}

function newKeys(): JWKS {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] } as JWKS
}
