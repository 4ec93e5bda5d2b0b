import { startRegistration } from '@simplewebauthn/browser'
import { addPasskey, offerPasskey, PasskeyMade } from '#contract/endpoints/passkeys.ts'
import { call } from '#web/http/call.ts'

/** Has the browser create a passkey, with the user's consent, and the server store it. The password: see `offerPasskey`. */
export async function makePasskey({
  name,
  password,
}: {
  /** Named after the browser by default. */
  name?: string
  password?: string
}): Promise<{ recoveryCodes: string[] | null }> {
  const optionsJSON = await call(offerPasskey, { body: { ...(password && { password }) } })
  const made = await startRegistration({ optionsJSON })
  return await call(addPasskey, {
    body: { ...(name !== undefined && { name }), answer: PasskeyMade.parse(made) },
  })
}
