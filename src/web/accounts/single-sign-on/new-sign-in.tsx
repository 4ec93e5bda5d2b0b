import { SignInAgain } from './sign-in-again.tsx'
import { useAccountWithoutPassword } from './use-account-without-password.ts'

/** Offers a new sign-in after a call was refused that needs one. Users with a password see nothing. */
export function NewSignIn() {
  const without = useAccountWithoutPassword()
  return without && <SignInAgain issuer={without.issuer} isFresh={false} />
}
