import { AddressSection } from '#web/accounts/addresses/address-section.tsx'
import { SecondFactorSection } from '#web/accounts/second-factor/second-factor-section.tsx'
import { NewSignIn } from '#web/accounts/single-sign-on/new-sign-in.tsx'
import { SingleSignOnSection } from '#web/accounts/single-sign-on/single-sign-on-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** What guards an account, and who is in it. */
export function SecurityPage() {
  return (
    <>
      <SecondFactorSection newSignIn={<NewSignIn />} />
      <PasskeysSection />
      <SingleSignOnSection />
      <AddressSection />
      <SessionsSection />
    </>
  )
}
