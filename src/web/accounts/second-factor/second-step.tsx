import type { HalfSignIn } from '#contract/entities/second-factor.ts'

/** What is due after the password. */
export function SecondStep({ half: _ }: { half: HalfSignIn; onBack: () => void }) {
  return null
}
