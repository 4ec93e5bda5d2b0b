import { callProduct } from './call-product.ts'

export interface SignIn {
  username: string
  password: string
}

/** Signs a user in for as long as `work` takes, which is handed the headers that say so. Answers what that does. */
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
