import { useQuery } from '@tanstack/react-query'
import { AddressSection } from '#web/accounts/addresses/address-section.tsx'
import { SecondFactorSection } from '#web/accounts/second-factor/second-factor-section.tsx'
import { SingleSignOnSection } from '#web/accounts/single-sign-on/single-sign-on-section.tsx'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/layout/use-document-title.ts'
import { LimitsSection } from './limits/limits-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { texts } from './texts.ts'

/** What guards an account, and who is in it. */
export function SecurityPage() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  useDocumentTitle(t('title'))
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="text-xl">
          {t('title')}
        </h1>
        {user && (
          <p translate="no" className="break-words text-muted">
            {t('lead', { username: user.username, email: user.email })}
          </p>
        )}
      </div>
      <SecondFactorSection />
      <PasskeysSection />
      <SingleSignOnSection />
      <AddressSection />
      <SessionsSection />
      <div id="limits" className="scroll-mt-4">
        <LimitsSection />
      </div>
    </div>
  )
}
