import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { passkeyTexts } from '#web/accounts/passkeys/passkey-texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { passkeysQuery } from './passkey-queries.ts'
import { PasskeyRow } from './passkey-row.tsx'

/** The passkeys of the account. */
export function PasskeysSection() {
  const t = useTexts(passkeyTexts)
  const { data: passkeys, isPending, isError, isFetching, refetch } = useQuery(passkeysQuery)
  const list = useRef<HTMLDivElement>(null)
  // The removed passkey takes its focused button with it, so focus the list.
  const keepFocus = () => list.current?.focus({ preventScroll: true })
  // While it is not known, the button keeps its place.
  const isFull = passkeys !== undefined && passkeys.length >= limits.passkeysPerUser
  return (
    <Section title={t('title')} action={(passkeys || isPending) && !isFull && <AddPasskey />}>
      <p className="mb-2 text-sm text-muted">
        {t('hint')} {isFull && t('full', { count: limits.passkeysPerUser })}
      </p>
      {isPending && <Skeleton className="h-16 w-full" />}
      {isError && <ErrorCard title={t('loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />}
      {passkeys && (
        <div ref={list} tabIndex={-1}>
          {passkeys.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <ul aria-label={t('title')} className="grid divide-y divide-line">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={keepFocus} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Section>
  )
}
