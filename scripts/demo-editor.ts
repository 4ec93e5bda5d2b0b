import { apiKeyNames } from '#contract/entities/api-key.ts'
import { User } from '#contract/entities/user.ts'
import { callProduct } from './call-product.ts'
import { type SignIn, workAsUser } from './work-as-user.ts'

export const demoEditor = {
  username: 'redaktion',
  email: 'redaktion@example.com',
  password: 'redaktion-demo',
  language: 'de',
} as const
const balanceCents = 5_000

/**
 * Creates the demo's editor as an administrator would, with keys and 50 €, unless it exists. Completes what an interrupted start has left
 * undone. `url` is the product's address. Throws an Error if the product refuses.
 */
export async function makeDemoEditor(url: string, admin: SignIn): Promise<void> {
  await workAsUser(url, admin, async (asAdmin) => {
    const editor = (await findEditor(url, asAdmin)) ?? (await register(url))
    if (editor.apiKeys.length === apiKeyNames.length || editor.totalProcessedImages > 0) return
    const given = { userId: editor.id, amount: balanceCents - editor.creditBalance, reason: 'Demo' }
    const once = { ...asAdmin, 'idempotency-key': `demo-editor-${editor.id}` }
    if (given.amount !== 0) await callProduct(url, 'POST', '/api/admin/credits/adjust', once, given)
    for (const name of apiKeyNames) {
      const path = `/api/admin/users/${editor.id}/assign-apikey`
      await callProduct(url, 'POST', path, asAdmin, { name, useGlobal: true })
    }
  })
}

async function findEditor(url: string, asAdmin: Record<string, string>): Promise<User | undefined> {
  const path = `/api/admin/users?search=${demoEditor.username}`
  const users = User.array().parse(await (await callProduct(url, 'GET', path, asAdmin)).json())
  return users.find(({ username }) => username === demoEditor.username)
}

async function register(url: string): Promise<User> {
  return User.parse(await (await callProduct(url, 'POST', '/api/register', {}, demoEditor)).json())
}
