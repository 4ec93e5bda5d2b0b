import { makePasskey } from './make-passkey.ts'
import { passkeyFault } from './passkey-fault.ts'

/** Makes a passkey without a name for who has just shown their password. Answers what people read when that did not work. */
export async function addFirstPasskey(): Promise<Awaited<ReturnType<typeof makePasskey>> | string> {
  try {
    return await makePasskey({})
  } catch (error) {
    return passkeyFault(error, 'make')
  }
}
