import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Job } from '#contract/entities/job.ts'
import type { Share } from '#contract/entities/share.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { endShareMutation, sharesQuery } from '#web/results/queries/share-queries.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { formatDate, formatDateTime } from '#web/ui/formats/date-time.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The links to a job, each with a button to revoke it. */
export function OpenShares({ job }: { job: Job }) {
  const t = useTexts(texts)
  const shares = useQuery(sharesQuery(job.id))
  return (
    <section aria-label={t('share.open')} tabIndex={-1} className="grid min-h-24 content-start gap-2">
      <h3 className="text-base font-semibold">{t('share.open')}</h3>
      {shares.isPending && <Skeleton className="h-11 w-full" />}
      {shares.isError && (
        <ErrorCard
          title={t('share.loadFailed')}
          onRetry={() => shares.refetch()}
          isRetrying={shares.isFetching}
        />
      )}
      {shares.data?.length === 0 && <p className="text-sm text-muted">{t('share.none')}</p>}
      {shares.data && shares.data.length > 0 && (
        <ul className="grid divide-y divide-line">
          {shares.data.map((share) => (
            <OpenShare key={share.id} job={job} share={share} />
          ))}
        </ul>
      )}
    </section>
  )
}

function OpenShare({ job, share }: { job: Job; share: Share }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const ending = useMutation(endShareMutation(useQueryClient(), job.id))
  const made = formatDateTime(share.createdAt, language)

  async function end(): Promise<void> {
    try {
      await ending.mutateAsync(share.id)
      showToast({ title: t('share.ended') })
    } catch (error) {
      showToast({ variant: 'destructive', title: t('share.notEnded'), description: messageFor(error) })
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="text-sm">
        {t('share.until', { date: formatDate(share.expiresAt, language) })}
        <span className="text-muted"> · {t('share.made', { time: made })}</span>
      </p>
      <Button size="small" isBusy={ending.isPending} onClick={end}>
        {t('share.end')} <VisuallyHidden>{t('share.endOf', { time: made })}</VisuallyHidden>
      </Button>
    </li>
  )
}
