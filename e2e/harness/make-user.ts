import { signIn } from './client.ts'
import { adminPassword } from './start-product.ts'

export const userPassword = 'a horse with a battery'

/** Registers a user over HTTP and assigns the global key to them as an administrator. Returns their id. */
export async function makeUser(url: string, username: string, language: 'de' | 'en'): Promise<number> {
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      email: `${username}@example.org`,
      password: userPassword,
      language,
    }),
  })
  if (answer.status !== 201) throw new Error(`not registered: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: number } // checked by the status above
  await (await signIn(url, 'admin', adminPassword)).assignGlobalKey(id)
  return id
}
