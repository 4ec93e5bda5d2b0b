import { signIn } from '../../../../e2e/harness/client.ts'
import { startFarSide } from '../../../../e2e/harness/far-side.ts'
import { makeUser, userPassword } from '../../../../e2e/harness/make-user.ts'
import { adminPassword, startProduct, temporaryFolder } from '../../../../e2e/harness/start-product.ts'
import { freePort } from '../../../../scripts/free-port.ts'
import { tokenScopes } from '../../../../src/contract/entities/token.ts'
import { openOrClose } from './open-or-close.ts'

// What everybody is given at the start, and what the administrator gives on top.
const startCents = 500
const givenCents = 10_000

/** A real Bildwort with the AI stand-in, on which `editor` has credit and a token with every scope. */
export async function startBildwort(wordpressUrl: string) {
  const { close, ...bildwort } = await openOrClose((later) => start(wordpressUrl, later))
  return { ...bildwort, stop: close }
}

async function start(wordpressUrl: string, later: (end: () => Promise<unknown>) => void) {
  const data = temporaryFolder()
  later(async () => data.remove())
  const farSide = await startFarSide(200)
  later(() => farSide.close())
  const { host } = new URL(wordpressUrl)
  const environment = {
    ...farSide.environment,
    // Its pictures are fetched from there, and its webhook is called there.
    IMAGE_FETCH_ALLOW: `${farSide.environment.IMAGE_FETCH_ALLOW} ${host}`,
    WEBHOOK_ALLOW: host,
    DATA_DIR: data.path,
    PORT: String(await freePort()),
  }
  let product = await startProduct(environment)
  later(() => product.stop())
  const admin = await signIn(product.url, 'admin', adminPassword)
  await admin.giveCredit(await makeUser(product.url, 'editor', 'de'), givenCents)
  const first = await makeToken(product.url)

  return {
    url: product.url,
    token: first.text,
    balanceCents: startCents + givenCents,
    farSide,
    output: () => product.output(),
    /** Ends it; `comeBack` starts it with all that it knew, at the same address. */
    goAway: () => product.stop(),
    async comeBack() {
      product = await startProduct(environment)
    },
    /** A token of its own, of which `revoke` ends the rights. */
    makeToken: (scopes?: readonly string[]) => makeToken(product.url, scopes),
    /** The token of another user, who has what everybody is given at the start. */
    async makePoorToken(): Promise<string> {
      await makeUser(product.url, 'newcomer', 'en')
      return (await makeToken(product.url, tokenScopes, 'newcomer')).text
    },
    /** Calls API v1 with the first token. */
    async ask<T>(path: string): Promise<T> {
      const answer = await fetch(`${product.url}/api/v1${path}`, { headers: { 'x-api-key': first.text } })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as T
    },
  }
}

export type Bildwort = Awaited<ReturnType<typeof startBildwort>>

async function makeToken(url: string, scopes: readonly string[] = tokenScopes, username = 'editor') {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: userPassword }),
  })
  const cookie = /bildwort_session=[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const made = await fetch(`${url}/api/user/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: 'WordPress', scopes, days: 30 }),
  })
  if (made.status !== 201) throw new Error(`no token: ${await made.text()}`)
  const { text, token } = (await made.json()) as { text: string; token: { id: number } } // checked by the status above
  return {
    text,
    async revoke() {
      const gone = await fetch(`${url}/api/user/tokens/${token.id}`, {
        method: 'DELETE',
        headers: { cookie },
      })
      if (!gone.ok) throw new Error(`not revoked: ${await gone.text()}`)
    },
  }
}
