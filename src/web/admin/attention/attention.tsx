import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { livePlight } from '#web/admin/live/live-plight.ts'
import { glancedMs, liveQuery } from '#web/admin/live/live-query.ts'
import { globalKeysQuery, refusedUsersQuery, waitingUsersQuery } from '#web/admin/parts/admin-queries.ts'
import { focusWaitingUsers, waitingUsersId } from '#web/admin/parts/list-ids.ts'
import { texts } from '#web/admin/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AttentionLine } from './attention-line.tsx'
import { LiveAttention } from './live-attention.tsx'
import { RefusedKeys } from './refused-keys.tsx'

/** What needs an administrator: no workers, failing providers, paused jobs, users without a key, refused keys, no global key. */
export function Attention() {
  const t = useTexts(texts)
  const waiting = useQuery(waitingUsersQuery(1))
  const globalKeys = useQuery(globalKeysQuery)
  const refusedUsers = useQuery(refusedUsersQuery)
  const live = useQuery(liveQuery(glancedMs))
  const queries = [waiting, globalKeys, refusedUsers, live]
  const failed = queries.find(({ isError, data }) => isError && !data)

  if (failed) {
    return (
      <ErrorCard
        title={t('attention.loadFailed')}
        onRetry={() => {
          for (const query of queries) if (query.isError) void query.refetch()
        }}
        isRetrying={failed.isFetching}
      >
        {messageFor(failed.error)}
      </ErrorCard>
    )
  }
  if (!waiting.data || !globalKeys.data || !refusedUsers.data || !live.data) {
    return (
      <div role="status">
        <VisuallyHidden>{t('attention.loading')}</VisuallyHidden>
        <Skeleton className="h-33 w-full sm:h-13" />
      </div>
    )
  }

  const waitingCount = waiting.data.total
  const hasNoGlobalKey = globalKeys.data.every(({ isSet }) => !isSet)
  const refusedGlobalKeys = globalKeys.data.filter(({ refusedAt }) => refusedAt !== null)
  const refusedCount = refusedGlobalKeys.length + refusedUsers.data.total
  const isCalm = waitingCount === 0 && !hasNoGlobalKey && refusedCount === 0 && livePlight(live.data).isCalm

  if (isCalm) {
    return (
      <p className="flex items-start gap-3 rounded-md border border-line bg-surface px-4 py-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        {t('attention.nothing')}
      </p>
    )
  }
  return (
    <section aria-label={t('attention.title')}>
      <ul className="grid gap-2">
        <LiveAttention live={live.data} />
        {waitingCount > 0 && (
          <AttentionLine tone="warning" action={<WaitingLink />}>
            {t('attention.waiting', { count: waitingCount })}
          </AttentionLine>
        )}
        <RefusedKeys globalKeys={refusedGlobalKeys} users={refusedUsers.data} />
        {hasNoGlobalKey && (
          <AttentionLine
            tone="warning"
            action={
              <LinkButton href="/admin/apikeys" size="small">
                {t('attention.toKeys')}
              </LinkButton>
            }
          >
            {t('attention.noGlobalKey')}
          </AttentionLine>
        )}
      </ul>
    </section>
  )
}

/** Links to the list of users without keys, from every tab. */
function WaitingLink() {
  const t = useTexts(texts)
  return (
    // On another tab the list does not exist yet: it takes the focus itself when it appears at this address.
    <LinkButton href={`/admin/users#${waitingUsersId}`} size="small" onClick={focusWaitingUsers}>
      {t('attention.toWaiting')}
    </LinkButton>
  )
}
