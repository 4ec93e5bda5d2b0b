import { password } from './actor.ts'
import type { Ground } from './ground.ts'
import type { Answer, Sent } from './send.ts'

/** Keeps its cookies, like a real browser. */
export interface Browser {
  address: string
  send(sent: Sent & { json?: unknown }): Promise<Answer>
  signIn(username: string, typed?: string): Promise<Answer>
  cookie(name: string): string | undefined
}

/** A new browser on a network of its own. */
export function openBrowser(ground: Ground): Browser {
  const cookies = new Map<string, string>()
  const address = ground.newAddress()
  const sendWith: Browser['send'] = async (sent) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }), ...sent.headers }
    const answer = await ground.send({ ...sent, headers })
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (name) cookies.set(name, value ?? '')
    }
    return answer
  }
  return {
    address,
    send: sendWith,
    signIn: (username, typed = password) =>
      sendWith({ method: 'POST', path: '/api/login', json: { username, password: typed } }),
    cookie: (name) => cookies.get(name),
  }
}
