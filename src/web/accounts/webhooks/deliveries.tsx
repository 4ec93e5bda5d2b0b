import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { texts } from './texts.ts'
import { deliveriesQuery, webhooksQuery } from './webhook-queries.ts'

/** A webhook's deliveries of the last 30 days, with their outcomes. */
export function Deliveries({ webhookId, receiver }: { webhookId: number; receiver: string }) {
  const t = useTexts(texts)
  const query = useInfiniteQuery(deliveriesQuery(webhookId))
  const { data, isPending, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    query
  const deliveries = data?.pages.flat()
  const client = useQueryClient()
  const progress = deliveries?.map(({ id, state, attempts }) => `${id} ${state} ${attempts}`).join()
  // A delivery may have disabled the webhook, or shown that its server answers again.
  useEffect(() => {
    if (progress) void client.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true })
  }, [client, progress])
  return (
    <section
      aria-label={t('deliveriesOf', { receiver })}
      className="rounded-md border border-line p-3 sm:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">{t('deliveriesLead')}</p>
        {data && (
          <Button size="small" variant="quiet" isBusy={isFetching} onClick={() => refetch()}>
            {t('refresh')}
          </Button>
        )}
      </div>
      {isPending && <Skeleton className="mt-2 h-20 w-full" />}
      {isError && !data && (
        <ErrorCard title={t('deliveriesFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
      )}
      {deliveries?.length === 0 && <p className="mt-2 text-sm">{t('deliveriesNone')}</p>}
      {deliveries && deliveries.length > 0 && (
        <ul aria-label={t('deliveriesOf', { receiver })} className="grid divide-y divide-line">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button size="small" className="mt-2" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}
