import { startJob } from '#contract/endpoints/starting.ts'
import { describeImage } from '#contract/endpoints/v1/images.ts'

export interface Somebody {
  token: string
}

/** The answer to a call, or null where the line dropped and nobody knows. */
export type LostOrAnswer = { status: number; body: unknown } | null

/** Calls a product over a real line, which drops when the product is killed. */
export async function callOver(
  url: string,
  { token }: Somebody,
  path: string,
  { headers, ...request }: { headers?: Record<string, string>; body?: string | FormData } = {},
): Promise<LostOrAnswer> {
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...request,
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : null }
  } catch {
    return null
  }
}

/** Starts a job in one language that counts repeats once; the same `idempotencyKey` is for the same job. */
export function startOver(
  url: string,
  somebody: Somebody,
  addresses: string[],
  idempotencyKey: string,
): Promise<LostOrAnswer> {
  const form = new FormData()
  form.append('languages', '["de"]')
  form.append('countRepeatsOnce', 'true')
  form.append('file', new Blob([['url', ...addresses, ''].join('\r\n')], { type: 'text/csv' }), 'list.csv')
  return callOver(url, somebody, startJob.url, {
    headers: { 'idempotency-key': idempotencyKey },
    body: form,
  })
}

/** Has one picture described in one language through the API; the same `idempotencyKey` is for the same picture. */
export function describeOver(
  url: string,
  somebody: Somebody,
  address: string,
  idempotencyKey: string,
): Promise<LostOrAnswer> {
  return callOver(url, somebody, describeImage.url, {
    headers: { 'idempotency-key': idempotencyKey, 'content-type': 'application/json' },
    body: JSON.stringify({ url: address, languages: ['de'] }),
  })
}
