import { z } from 'zod'
import { ApiToken, tokenScopes } from '#contract/entities/token.ts'
import { callProduct } from './call-product.ts'
import { demoEditor } from './demo-editor.ts'
import { workAsUser } from './work-as-user.ts'

const name = 'Demo'
const days = 30

/**
 * Creates an API token with all scopes for the demo's editor, as at `/konto/zugaenge`, and returns it. Replaces the token of the last
 * start, of which only the hash is stored; replaced tokens stay listed as revoked. Throws an Error if the product refuses.
 */
export async function makeDemoToken(url: string): Promise<string> {
  return workAsUser(url, demoEditor, async (asEditor) => {
    const path = '/api/user/tokens'
    const tokens = ApiToken.array().parse(await (await callProduct(url, 'GET', path, asEditor)).json())
    for (const old of tokens.filter((token) => token.name === name && token.revokedAt === null))
      await callProduct(url, 'DELETE', `${path}/${old.id}`, asEditor)
    const made = await callProduct(url, 'POST', path, asEditor, { name, scopes: tokenScopes, days })
    return z.object({ text: z.string() }).parse(await made.json()).text
  })
}
