import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { ListSkeleton } from '#web/admin/parts/list-skeleton.tsx'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatTime } from '#web/ui/formats/date-time.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { LiveAnnouncer } from './live-announcer.tsx'
import { LiveKeys } from './live-keys.tsx'
import { liveQuery, watchedMs } from './live-query.ts'
import { LiveQueue } from './live-queue.tsx'
import { LiveWorkers } from './live-workers.tsx'

/** The current state of workers, queue and providers, polled every few seconds. */
export function LiveSection() {
  const t = useTexts(texts)
  const language = useLanguage()
  const live = useQuery(liveQuery(watchedMs))
  const { data, isError, dataUpdatedAt } = live
  const at = formatTime(new Date(dataUpdatedAt).toISOString(), language)

  return (
    <Section
      title={t('live.title')}
      action={
        data && (
          <p className="flex items-center gap-1.5 text-sm text-muted tabular-nums">
            {isError && <TriangleAlert aria-hidden className="size-4 text-warning" />}
            {t(isError ? 'live.outdated' : 'live.asOf', { at })}
          </p>
        )
      }
    >
      {isError && !data && <ListFailed title={t('failed.live')} query={live} />}
      {live.isPending && <ListSkeleton label={t('live.loading')} rows={2} />}
      {data && (
        <>
          <LiveAnnouncer live={data} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)]">
            <LiveWorkers workers={data.workers} />
            <LiveQueue queue={data.queue} />
            <LiveKeys keys={data.keys} />
          </div>
        </>
      )}
    </Section>
  )
}
