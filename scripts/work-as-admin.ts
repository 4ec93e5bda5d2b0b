import { callProduct } from './call-product.ts'

export interface Admin {
  username: string
  password: string
}

/** Signs an administrator in for as long as `work` takes, which is handed the headers that say so. */
export async function workAsAdmin(
  url: string,
  admin: Admin,
  work: (headers: Record<string, string>) => Promise<void>,
): Promise<void> {
  const signedIn = await callProduct(url, 'POST', '/api/login', {}, admin)
  const token = /bildwort_session=([^;]+)/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1]
  const headers = { authorization: `Bearer ${token}` }
  try {
    await work(headers)
  } finally {
    await callProduct(url, 'POST', '/api/logout', headers)
  }
}
