import { signLink } from '#contract/endpoints/signed-links.ts'
import { call } from './call.ts'

/** Signs an address of our API, which the browser can then open for some minutes without cookie or token. */
export async function signAddress(path: string): Promise<string> {
  return (await call(signLink, { body: { path } })).url
}
