import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#web/http/current-user.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressNoMail } from './address-no-mail.tsx'
import { addressChangeQuery } from './address-queries.ts'
import { AddressWaiting } from './address-waiting.tsx'
import { texts } from './texts.ts'

/** The account's address, and the form to change it. */
export function AddressSection() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const settings = useQuery(settingsQuery)
  const found = useQuery(addressChangeQuery)

  function state() {
    if (!user || !settings.data) return <Skeleton className="h-24 w-full" />
    if (!settings.data.hasMail) return <AddressNoMail supportEmail={settings.data.supportEmail} />
    if (found.isError) {
      return (
        <ErrorCard title={t('loadFailed')} onRetry={() => found.refetch()} isRetrying={found.isFetching} />
      )
    }
    if (!found.data) return <Skeleton className="h-24 w-full" />
    const { change } = found.data
    return change ? <AddressWaiting change={change} /> : <AddressForm user={user} />
  }

  return (
    <Section title={t('title')}>
      {user && (
        <p translate="no" className="mb-2 wrap-anywhere">
          {t('present', { email: user.email })}
        </p>
      )}
      {state()}
    </Section>
  )
}
