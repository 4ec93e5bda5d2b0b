import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { texts } from './texts.ts'
import { tokensQuery } from './token-queries.ts'
import { TokenRow } from './token-row.tsx'

const CreateTokenDialog = lazy(async () => ({
  default: (await import('./create-token-dialog.tsx')).CreateTokenDialog,
}))

/** The tokens by which programs speak for the user. */
export function TokensPage() {
  const t = useTexts(texts)
  const { data: tokens, isPending, isError, isFetching, refetch } = useQuery(tokensQuery)
  const [isCreating, setCreating] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  // The button that revoked one goes with it, and with the button the focus.
  const keepFocus = () => list.current?.focus({ preventScroll: true })
  const isFull = tokens !== undefined && tokens.length >= limits.tokensPerUser
  return (
    <>
      <p className="text-muted">{t('lead')}</p>
      <Section
        title={t('section')}
        action={
          tokens &&
          !isFull && (
            <Button size="small" aria-haspopup="dialog" onClick={() => setCreating(true)}>
              {t('create')}
            </Button>
          )
        }
      >
        <p className="mb-2 text-sm text-muted">
          {t('hint')} {isFull && t('full', { count: limits.tokensPerUser })}
        </p>
        {isPending && <Skeleton className="h-16 w-full" />}
        {isError && <ErrorCard title={t('loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />}
        {tokens && (
          <div ref={list} tabIndex={-1}>
            {tokens.length === 0 ? (
              <p>{t('none')}</p>
            ) : (
              <ul aria-label={t('section')} className="grid divide-y divide-line">
                {tokens.map((token) => (
                  <TokenRow key={token.id} token={token} onRevoked={keepFocus} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Section>
      <Suspense fallback={null}>
        {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  )
}
