import { z } from 'zod'
import { ApiToken, tokenScopes } from '#contract/entities/token.ts'
import { callProduct } from './call-product.ts'
import { demoEditor } from './demo-editor.ts'
import { workAsUser } from './work-as-user.ts'

const name = 'Demo'
const days = 30

/**
 * Makes the editor of the demo a token of the API with every scope, as they would at `/konto/zugaenge`, and answers it. It
 * takes the place of the one of the start before, of which only its hash is left; those that it replaced stay listed as revoked. Throws an Error for what the product
 * refuses.
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
