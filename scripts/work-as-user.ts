import { callProduct } from './call-product.ts'

export interface SignIn {
  username: string
  password: string
}

/** Signs a user in while `work` runs, which gets the headers of the session. Returns its result. */
export async function workAsUser<Result>(
  url: string,
  { username, password }: SignIn,
  work: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const signedIn = await callProduct(url, 'POST', '/api/login', {}, { username, password })
  const token = /bildwort_session=([^;]+)/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1]
  const headers = { authorization: `Bearer ${token}` }
  try {
    return await work(headers)
  } finally {
    await callProduct(url, 'POST', '/api/logout', headers)
  }
}
