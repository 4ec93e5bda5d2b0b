import { createToken } from '#contract/endpoints/tokens.ts'
import type { TokenScope } from '#contract/entities/token.ts'

/** The `Authorization` header of an API token that a signed-in user creates. */
export async function makeApiToken(
  url: string,
  authorization: string,
  scopes: readonly TokenScope[],
): Promise<string> {
  const answer = await fetch(url + createToken.url, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', scopes, days: 30, monthlyCapCents: null }),
  })
  if (!answer.ok) throw new Error(`no token: ${await answer.text()}`)
  return `Bearer ${((await answer.json()) as { text: string }).text}` // ours
}
