import { startAuthentication } from '@simplewebauthn/browser'
import type { QueryClient } from '@tanstack/react-query'
import { askForPasskey, loginWithPasskey, PasskeyUsed } from '#contract/endpoints/passkeys.ts'
import { keepSignedIn } from '#web/accounts/keep-signed-in.ts'
import { call } from '#web/http/call.ts'
import { passkeyFault } from './passkey-fault.ts'

/**
 * Signs in by a passkey that its user chooses in the browser, or completes the sign-in whose password was right. Answers
 * what people read when that did not work; null: signed in.
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
