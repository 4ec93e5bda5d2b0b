import { useQuery } from '@tanstack/react-query'
import { addressChangeQuery } from '#web/accounts/addresses/address-queries.ts'
import { AddressSection } from '#web/accounts/addresses/address-section.tsx'
import { secondFactorsQuery } from '#web/accounts/second-factor/second-factor-queries.ts'
import { SecondFactorSection } from '#web/accounts/second-factor/second-factor-section.tsx'
import { NewSignIn } from '#web/accounts/single-sign-on/sign-in-again.tsx'
import { SingleSignOnSection } from '#web/accounts/single-sign-on/single-sign-on-section.tsx'
import { passkeysQuery } from './passkey-queries.ts'
import { PasskeysSection } from './passkeys-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** The account's second factors, passkeys, and sessions. */
export function SecurityPage() {
  const factors = useQuery(secondFactorsQuery)
  const passkeys = useQuery(passkeysQuery)
  const address = useQuery(addressChangeQuery)
  return (
    <>
      <SecondFactorSection newSignIn={<NewSignIn />} />
      {/* Loaded at once, but only shown when its place is final. */}
      <div
        hidden={factors.isPending || passkeys.isPending || address.isPending}
        className="grid grid-cols-1 gap-6 [&[hidden]]:hidden"
      >
        <PasskeysSection />
        <SingleSignOnSection />
        <AddressSection />
        <SessionsSection />
      </div>
    </>
  )
}
