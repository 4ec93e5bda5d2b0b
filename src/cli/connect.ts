import { type Account, type Bildwort, createBildwort, orThrow } from '#client/client.ts'
import { exits, Halt, wrongUse } from './exits.ts'
import { findLogin } from './login.ts'

/** A client for the server and with the token that environment or login name. */
export async function connect(environment: NodeJS.ProcessEnv): Promise<Bildwort> {
  const { url, token } = await findLogin(environment)
  if (!url) throw wrongUse('No server is known. Set BILDWORT_URL, or run bildwort login.')
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw wrongUse(`The address of the server is none: ${url}`)
  if (!token) throw new Halt(exits.refused, 'There is no token. Set BILDWORT_TOKEN, or run bildwort login.')
  return createBildwort({ url: url.replace(/\/+$/, ''), token })
}

export async function readAccount(bildwort: Bildwort): Promise<Account> {
  return await orThrow(bildwort.GET('/api/v1/account'))
}
