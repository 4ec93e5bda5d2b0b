import { signIn } from '../../../../e2e/harness/client.ts'
import { startFarSide } from '../../../../e2e/harness/far-side.ts'
import { makeUser, userPassword } from '../../../../e2e/harness/make-user.ts'
import { adminPassword, startProduct, temporaryFolder } from '../../../../e2e/harness/start-product.ts'
import { tokenScopes } from '../../../../src/contract/entities/token.ts'

// What everybody is given at the start, and what the administrator gives on top.
const startCents = 500
const givenCents = 10_000

/** A real Bildwort with the AI stand-in, on which `editor` has credit and a token with every scope. */
export async function startBildwort(wordpressUrl: string) {
  const data = temporaryFolder()
  const farSide = await startFarSide(200)
  const { host } = new URL(wordpressUrl)
  const product = await startProduct({
    ...farSide.environment,
    // Its pictures are fetched from there, and its webhook is called there.
    IMAGE_FETCH_ALLOW: `${farSide.environment.IMAGE_FETCH_ALLOW} ${host}`,
    WEBHOOK_ALLOW: host,
    DATA_DIR: data.path,
  })
  const admin = await signIn(product.url, 'admin', adminPassword)
  await admin.giveCredit(await makeUser(product.url, 'editor', 'de'), givenCents)

  return {
    url: product.url,
    token: await makeToken(product.url),
    balanceCents: startCents + givenCents,
    product,
    farSide,
    async stop() {
      await product.stop()
      await farSide.close()
      data.remove()
    },
  }
}

export type Bildwort = Awaited<ReturnType<typeof startBildwort>>

async function makeToken(url: string): Promise<string> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'editor', password: userPassword }),
  })
  const cookie = /bildwort_session=[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const made = await fetch(`${url}/api/user/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: 'WordPress', scopes: tokenScopes, days: 30 }),
  })
  if (made.status !== 201) throw new Error(`no token: ${await made.text()}`)
  return ((await made.json()) as { text: string }).text // checked by the status above
}
