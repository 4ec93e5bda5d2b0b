import { SignInAgain } from './sign-in-again.tsx'
import { useAccountWithoutPassword } from './use-account-without-password.ts'

/** The way to a new sign-in, after a call that needs one was refused. Whoever has a password sees nothing. */
export function NewSignIn() {
  const without = useAccountWithoutPassword()
  return without && <SignInAgain issuer={without.issuer} isFresh={false} />
}
