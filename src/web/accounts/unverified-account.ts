import { CallError } from '#web/http/call-error.ts'

/** Either this message or the flag is sufficient. Source: docs/specification/screens.md#auth-screen */
const unverified = 'E-Mail-Adresse nicht bestätigt'

/** Whether a sign-in was refused because the address is not verified. */
export function isUnverified(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  const { told, refusal } = error
  return (
    told.needsVerification === true || told.message === unverified || refusal?.code === 'email_not_verified'
  )
}

/** An account that can't sign in before its address is verified, as the user typed it. */
export interface UnverifiedAccount {
  /** Username or e-mail address. */
  name: string
  /** The account is new, and the first mail was just sent. */
  isNew: boolean
}
