import { signLink } from '#contract/endpoints/signed-links.ts'
import { call } from './call.ts'

/** An address of our API that the browser itself can follow for some minutes, without cookie or token. */
export async function signAddress(path: string): Promise<string> {
  return (await call(signLink, { body: { path } })).url
}
