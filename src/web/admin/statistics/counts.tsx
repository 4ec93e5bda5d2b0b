import { useQuery } from '@tanstack/react-query'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { CompletedNote } from './completed-note.tsx'
import { CountTile } from './count-tile.tsx'
import { fillActivity } from './fill-activity.ts'
import { GrowthNote } from './growth-note.tsx'
import { activityQuery, countsQuery } from './statistics-queries.ts'

const tiles = [
  { count: 'usersCount', growth: 'newUsers' },
  { count: 'jobsCount', growth: 'jobs' },
  { count: 'completedJobsCount', growth: null },
  { count: 'processedImagesCount', growth: 'describedImages' },
] as const
const layout = 'grid grid-cols-2 gap-4 lg:grid-cols-4'

/** Four tiles: users, jobs, completed jobs and described images, with the growth of the last thirty days. */
export function Counts() {
  const t = useTexts(texts)
  const counts = useQuery(countsQuery)
  const activity = useQuery(activityQuery('days'))

  if (counts.isError && !counts.data) return <ListFailed title={t('failed.statistics')} query={counts} />
  if (!counts.data) {
    return (
      <div role="status" className={layout}>
        <VisuallyHidden>{t('counts.loading')}</VisuallyHidden>
        {tiles.map(({ count }) => (
          <Skeleton key={count} className="h-42" />
        ))}
      </div>
    )
  }
  const { data } = counts
  const days = activity.data && fillActivity(activity.data, 'days')
  return (
    <section aria-label={t('counts.title')}>
      <dl className={layout}>
        {tiles.map(({ count, growth }) => (
          <CountTile key={count} name={t(`counts.${count}`)} count={data[count]}>
            {growth === null && <CompletedNote counts={data} />}
            {growth !== null && days && <GrowthNote amounts={days.map((day) => day[growth])} />}
          </CountTile>
        ))}
      </dl>
    </section>
  )
}
