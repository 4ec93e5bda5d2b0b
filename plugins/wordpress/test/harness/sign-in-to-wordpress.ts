import type { WordPress } from './start-wordpress.ts'

/** Somebody who is signed in to a WordPress, without a browser. */
export async function signInToWordPress({ url }: WordPress, name: string) {
  const testing = 'wordpress_test_cookie=WP%20Cookie%20check'
  const answer = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: testing },
    body: new URLSearchParams({ log: name, pwd: 'password', testcookie: '1' }),
    redirect: 'manual',
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ')
  if (!cookie.includes('wordpress_logged_in')) throw new Error(`${name} was not signed in`)
  return {
    /** What proves that a form of this action came from a page of this person's. */
    async nonce(action: string): Promise<string> {
      return (await fetch(`${url}/?probe-nonce=${action}`, { headers: { cookie } })).text()
    },
    /** Asks for a page; redirects are not followed. */
    open(path: string): Promise<Response> {
      return fetch(`${url}${path}`, { headers: { cookie }, redirect: 'manual' })
    },
    /** Sends a form; redirects are not followed. */
    send(path: string, fields: Record<string, string>): Promise<Response> {
      const body = new URLSearchParams(fields)
      return fetch(`${url}${path}`, { method: 'POST', headers: { cookie }, body, redirect: 'manual' })
    },
  }
}
