import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { apiLimits } from '#contract/api-limits.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { texts } from './texts.ts'
import { webhooksQuery } from './webhook-queries.ts'
import { WebhookRow } from './webhook-row.tsx'

const CreateWebhook = lazy(async () => ({ default: (await import('./create-webhook.tsx')).CreateWebhook }))

/** The user's webhooks. */
export function WebhooksPage() {
  const t = useTexts(texts)
  const { data: webhooks, isPending, isError, isFetching, refetch } = useQuery(webhooksQuery)
  const [isCreating, setCreating] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  // The deleted webhook takes its focused button with it, so focus the list.
  const keepFocus = () => list.current?.focus({ preventScroll: true })
  // While it is not known, the button keeps its place.
  const isFull = webhooks !== undefined && webhooks.length >= apiLimits.webhooksPerUser
  return (
    <>
      <p className="text-muted">{t('lead')}</p>
      <Section
        title={t('section')}
        action={
          (webhooks || isPending) &&
          !isFull && (
            <Button size="small" aria-haspopup="dialog" onClick={() => setCreating(true)}>
              {t('create')}
            </Button>
          )
        }
      >
        <p className="mb-2 text-sm text-muted">
          {t('hint')} {isFull && t('full', { count: apiLimits.webhooksPerUser })}
        </p>
        {isPending && <Skeleton className="h-28 w-full" />}
        {isError && !webhooks && (
          <ErrorCard title={t('loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
        )}
        {webhooks && (
          <div ref={list} tabIndex={-1}>
            {webhooks.length === 0 ? (
              <p>{t('none')}</p>
            ) : (
              <ul aria-label={t('section')} className="grid divide-y divide-line">
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} onDeleted={keepFocus} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Section>
      <Suspense fallback={null}>
        {isCreating && <CreateWebhook onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  )
}
