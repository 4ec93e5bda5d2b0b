import { apiKeyNames } from '#contract/entities/api-key.ts'
import { User } from '#contract/entities/user.ts'

export const demoEditor = {
  username: 'redaktion',
  email: 'redaktion@example.com',
  password: 'redaktion-demo',
  language: 'de',
} as const
const balanceCents = 5_000

interface Admin {
  username: string
  password: string
}

/**
 * Makes the editor of the demo as an administrator would, with keys and 50 €, unless there is one. What a start left
 * unfinished the next one finishes. `url` is where the product answers. Throws an Error for what the product refuses.
 */
export async function makeDemoEditor(url: string, admin: Admin): Promise<void> {
  const signedIn = await call(url, 'POST', '/api/login', {}, admin)
  const token = /bildwort_session=([^;]+)/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1]
  const asAdmin = { authorization: `Bearer ${token}` }
  try {
    const editor = (await findEditor(url, asAdmin)) ?? (await register(url))
    if (editor.apiKeys.length === apiKeyNames.length || editor.totalProcessedImages > 0) return
    const given = { userId: editor.id, amount: balanceCents - editor.creditBalance, reason: 'Demo' }
    const once = { ...asAdmin, 'idempotency-key': `demo-editor-${editor.id}` }
    if (given.amount !== 0) await call(url, 'POST', '/api/admin/credits/adjust', once, given)
    for (const name of apiKeyNames) {
      const path = `/api/admin/users/${editor.id}/assign-apikey`
      await call(url, 'POST', path, asAdmin, { name, useGlobal: true })
    }
  } finally {
    await call(url, 'POST', '/api/logout', asAdmin)
  }
}

async function findEditor(url: string, asAdmin: Record<string, string>): Promise<User | undefined> {
  const path = `/api/admin/users?search=${demoEditor.username}`
  const users = User.array().parse(await (await call(url, 'GET', path, asAdmin)).json())
  return users.find(({ username }) => username === demoEditor.username)
}

async function register(url: string): Promise<User> {
  return User.parse(await (await call(url, 'POST', '/api/register', {}, demoEditor)).json())
}

async function call(
  url: string,
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Response> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer
}
