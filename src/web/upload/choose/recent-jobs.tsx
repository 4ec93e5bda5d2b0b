import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'wouter'
import type { ListedJob } from '#contract/entities/job.ts'
import { listedImages } from '#web/components/image-counts.ts'
import { thumbnailOf } from '#web/components/thumbnail-of.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatDate } from '#web/ui/formats/date-time.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { texts } from '#web/upload/home-texts.ts'
import { recentJobsQuery, shownPictures } from '#web/upload/parts/recent-queries.ts'
import { ListExamples } from './list-examples.tsx'
import { RecentSkeleton } from './recent-skeleton.tsx'

/** The last jobs with their images, or an example of a list for users without jobs. Its space is reserved while that is unknown. */
export function RecentJobs() {
  const t = useTexts(texts)
  const titleId = useId()
  const { data: jobs, isError } = useQuery(recentJobsQuery)
  if (isError || jobs?.length === 0) return <ListExamples />
  if (!jobs) return <RecentSkeleton />
  return (
    <section aria-labelledby={titleId} className="grid content-start gap-3">
      <h2 id={titleId} className="text-base">
        {t('recent.title')}
      </h2>
      <ul className="grid gap-5">
        {jobs.map((job) => (
          <li key={job.id}>
            <RecentJob job={job} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentJob({ job }: { job: ListedJob }) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <Link href={`/results/${job.id}`} className="group grid gap-1.5 rounded-md text-ink no-underline">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-semibold group-hover:underline">{job.name}</span>
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {t('recent.images', { count: listedImages(job) })} · {formatDate(job.createdAt, language)}
        </span>
      </span>
      <span className="grid grid-cols-4 gap-1">
        {Array.from({ length: Math.min(shownPictures, job.totalImages) }, (_, place) => {
          const id = job.pictures[place]
          const src = id === undefined ? null : thumbnailOf(job.id, { id, hasThumbnail: true })
          return <Thumbnail key={id ?? `none ${place}`} src={src} className="aspect-square w-full" />
        })}
      </span>
    </Link>
  )
}
