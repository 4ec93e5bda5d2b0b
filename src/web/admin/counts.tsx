import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Card } from '#web/ui/card.tsx'
import { formatNumber } from '#web/ui/numbers.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ListFailed } from './list-failed.tsx'
import { countsQuery } from './statistics-queries.ts'
import { texts } from './texts.ts'

const tiles = ['usersCount', 'jobsCount', 'completedJobsCount', 'processedImagesCount'] as const
const layout = 'grid grid-cols-2 gap-4 lg:grid-cols-4'

/** Four tiles: users, jobs, completed jobs, described images. */
export function Counts() {
  const t = useTexts(texts)
  const language = useLanguage()
  const counts = useQuery(countsQuery)

  if (counts.isError && !counts.data) return <ListFailed title={t('failed.statistics')} query={counts} />
  if (!counts.data) {
    return (
      <div role="status" className={layout}>
        <VisuallyHidden>{t('counts.loading')}</VisuallyHidden>
        {tiles.map((tile) => (
          <Skeleton key={tile} className="h-26" />
        ))}
      </div>
    )
  }
  const { data } = counts
  return (
    <section aria-label={t('counts.title')}>
      <dl className={layout}>
        {tiles.map((tile) => (
          <Card key={tile} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-sm text-muted">{t(`counts.${tile}`)}</dt>
            <dd className="text-xl font-bold tabular-nums">{formatNumber(data[tile], language)}</dd>
          </Card>
        ))}
      </dl>
    </section>
  )
}
