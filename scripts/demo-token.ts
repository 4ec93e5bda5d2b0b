import { z } from 'zod'
import { ApiToken, tokenScopes } from '#contract/entities/token.ts'
import { callProduct } from './call-product.ts'
import { demoEditor } from './demo-editor.ts'
import { workAsUser } from './work-as-user.ts'

const names = { live: 'Demo', test: 'Demo (Test)' }
const days = 30

const kept = 5

/**
 * Creates an API token for live or for test data with all scopes for the demo's editor, as at `/konto/zugaenge`, and returns it. Those of
 * the last starts stay valid, because programs may use them; older ones are revoked. Throws an Error if the product refuses.
 */
export async function makeDemoToken(url: string, mode: keyof typeof names): Promise<string> {
  const name = names[mode]
  return workAsUser(url, demoEditor, async (asEditor) => {
    const path = '/api/user/tokens'
    const tokens = ApiToken.array().parse(await (await callProduct(url, 'GET', path, asEditor)).json())
    const valid = tokens.filter((token) => token.name === name && token.revokedAt === null)
    const oldest = valid.toSorted((a, b) => b.id - a.id).slice(kept - 1)
    for (const old of oldest) await callProduct(url, 'DELETE', `${path}/${old.id}`, asEditor)
    const made = await callProduct(url, 'POST', path, asEditor, {
      name,
      scopes: tokenScopes,
      days,
      isTest: mode === 'test',
    })
    return z.object({ text: z.string() }).parse(await made.json()).text
  })
}
