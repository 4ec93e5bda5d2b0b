import { startRegistration } from '@simplewebauthn/browser'
import { addPasskey, offerPasskey, PasskeyMade } from '#contract/endpoints/passkeys.ts'
import { call } from '#web/http/call.ts'

/** Has the browser make a passkey, which its user agrees to there, and the server keep it. The password: see `offerPasskey`. */
export async function makePasskey({
  name,
  password,
}: {
  /** Without one it is called after the browser. */
  name?: string
  password?: string
}): Promise<{ recoveryCodes: string[] | null }> {
  const optionsJSON = await call(offerPasskey, { body: { ...(password && { password }) } })
  const made = await startRegistration({ optionsJSON })
  return await call(addPasskey, {
    body: { ...(name !== undefined && { name }), answer: PasskeyMade.parse(made) },
  })
}
