import { makePasskey } from './make-passkey.ts'
import { passkeyFault } from './passkey-fault.ts'

/** Creates an unnamed passkey directly after the user has entered their password. Returns the error message if it fails. */
export async function addFirstPasskey(): Promise<Awaited<ReturnType<typeof makePasskey>> | string> {
  try {
    return await makePasskey({})
  } catch (error) {
    return passkeyFault(error, 'make')
  }
}
