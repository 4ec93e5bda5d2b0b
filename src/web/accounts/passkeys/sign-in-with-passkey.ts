import { startAuthentication } from '@simplewebauthn/browser'
import type { QueryClient } from '@tanstack/react-query'
import { askForPasskey, loginWithPasskey, PasskeyUsed } from '#contract/endpoints/passkeys.ts'
import { keepSignedIn } from '#web/accounts/keep-signed-in.ts'
import { call } from '#web/http/call.ts'
import { passkeyFault } from './passkey-fault.ts'

/**
 * Signs in with a passkey that the user chooses in the browser, or completes a sign-in after the password. Returns the error message if it
 * fails, null if it succeeds.
 */
export async function signInWithPasskey(client: QueryClient): Promise<string | null> {
  try {
    const used = await startAuthentication({ optionsJSON: await call(askForPasskey) })
    keepSignedIn(client, await call(loginWithPasskey, { body: { answer: PasskeyUsed.parse(used) } }))
    return null
  } catch (error) {
    return passkeyFault(error, 'use')
  }
}
