import { startAuthentication } from '@simplewebauthn/browser'
import { askToConfirm, confirmWithPasskey as confirm, PasskeyUsed } from '#contract/endpoints/passkeys.ts'
import { call } from '#web/http/call.ts'
import { passkeyFault } from './passkey-fault.ts'

/** Confirms a call with a passkey. Returns the error message if it fails, null if it succeeds. */
export async function confirmWithPasskey(): Promise<string | null> {
  try {
    const used = await startAuthentication({ optionsJSON: await call(askToConfirm) })
    await call(confirm, { body: { answer: PasskeyUsed.parse(used) } })
    return null
  } catch (error) {
    return passkeyFault(error, 'use')
  }
}
