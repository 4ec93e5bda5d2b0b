import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RemoveApp } from './remove-app.tsx'
import { RenewCodes } from './renew-codes.tsx'
import { secondFactorsQuery } from './second-factor-queries.ts'
import { texts } from './texts.ts'

// Draws QR codes, which are only needed to set up an app.
const EnrolApp = lazy(async () => ({ default: (await import('./enrol-app.tsx')).EnrolApp }))

/**
 * The user's authenticator app and recovery codes: set up, replace, remove. `newSignIn` is shown to users without a password, who may have
 * to sign in again before they can set up an app.
 */
export function SecondFactorSection({ newSignIn }: { newSignIn: ReactNode }) {
  const t = useTexts(texts)
  const client = useQueryClient()
  const { data, isPending, isError, isFetching, refetch } = useQuery(secondFactorsQuery)
  const [isReadingCodes, setReadingCodes] = useState(false)
  const [newCodes, setNewCodes] = useState<string[] | null>(null)
  // A new key after each set-up, so that the next one starts from scratch.
  const [times, setTimes] = useState(0)
  const hasApp = data?.methods.includes('totp') ?? false
  const hasPasskey = data?.methods.includes('passkey') ?? false
  const hasFactor = hasApp || hasPasskey

  /** The only second factor where one is required: it can't be removed. */
  const isLast = Boolean(data?.isMust && !hasPasskey)

  const content = useRef<HTMLDivElement>(null)
  // What had the focus is gone with the codes.
  const keepFocus = () => content.current?.focus({ preventScroll: true })

  function beginReading(): void {
    setReadingCodes(true)
    void client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey })
  }

  function finish(): void {
    setReadingCodes(false)
    setTimes(times + 1)
    void client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey })
    showToast({ title: t('enrol.done') })
    keepFocus()
  }

  return (
    <Section
      title={t('section.title')}
      action={
        data && (
          <Badge tone={hasFactor ? 'good' : 'neutral'}>{t(hasFactor ? 'section.on' : 'section.off')}</Badge>
        )
      }
    >
      <p className="mb-4 text-sm text-muted">{t('section.lead')}</p>
      {isPending && <Skeleton className="h-24 w-full" />}
      {isError && (
        <ErrorCard title={t('section.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
      )}
      <div ref={content} tabIndex={-1}>
        {data && newCodes && (
          <RecoveryCodes
            codes={newCodes}
            onDone={() => {
              setNewCodes(null)
              keepFocus()
            }}
          />
        )}
        {data && !newCodes && (
          <div className="grid gap-5">
            {hasFactor && !isReadingCodes && (
              <ul className="grid gap-4">
                <li className="flex flex-wrap items-center justify-between gap-3">
                  <div>
                    <p className="font-semibold">{t('section.codes')}</p>
                    <p className="text-sm text-muted">
                      {data.recoveryCodesLeft === 0
                        ? t('section.codesNone')
                        : t('section.codesLeft', { count: data.recoveryCodesLeft })}
                    </p>
                  </div>
                  <RenewCodes onCodes={setNewCodes} />
                </li>
                {hasApp && (
                  <li className="flex flex-wrap items-center justify-between gap-3">
                    <div>
                      <p className="font-semibold">{t('section.app')}</p>
                      {isLast && <p className="text-sm text-muted">{t('section.must')}</p>}
                    </div>
                    {!isLast && <RemoveApp />}
                  </li>
                )}
              </ul>
            )}
            <Suspense fallback={<Skeleton className="h-11 w-56" />}>
              <EnrolApp
                key={times}
                {...(hasFactor && { startLabel: t(hasApp ? 'section.replace' : 'enrol.start') })}
                newSignIn={newSignIn}
                onShown={beginReading}
                onDone={finish}
              />
            </Suspense>
          </div>
        )}
      </div>
    </Section>
  )
}
