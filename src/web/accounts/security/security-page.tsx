import { AddressSection } from '#web/accounts/addresses/address-section.tsx'
import { SecondFactorSection } from '#web/accounts/second-factor/second-factor-section.tsx'
import { NewSignIn } from '#web/accounts/single-sign-on/new-sign-in.tsx'
import { SingleSignOnSection } from '#web/accounts/single-sign-on/single-sign-on-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** The account's second factors, passkeys, and sessions. */
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
