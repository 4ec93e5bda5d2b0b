import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileX } from 'lucide-react'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { ListSkeleton } from '#web/admin/parts/list-skeleton.tsx'
import { texts } from '#web/admin/texts.ts'
import { JobBadge } from '#web/components/job-badge.tsx'
import { isRefusal } from '#web/http/call-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useView } from '#web/ui/views/use-view.ts'
import { JobFacts } from './job-facts.tsx'
import { JobImageCounts } from './job-image-counts.tsx'
import { jobImageAddress } from './job-image-view.ts'
import { JobImages } from './job-images.tsx'
import { jobQuery } from './job-queries.ts'

/** A single job: owner, time, cost, outcome, and its images. */
export function JobPage({ id, listHref }: { id: number; listHref: string }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [view, change] = useView(jobImageAddress)
  const query = useQuery(jobQuery(id, view, language))
  const { data } = query
  const isMissing = isRefusal(query.error, 'not_found')

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <LinkButton href={listHref} className="justify-self-start">
        <ArrowLeft aria-hidden className="size-5" />
        {t('jobs.toList')}
      </LinkButton>
      {query.isPending && <ListSkeleton label={t('job.loading')} rows={6} />}
      {isMissing && (
        <EmptyState icon={<FileX aria-hidden />} title={t('job.missing', { id })}>
          {t('job.missingText')}
        </EmptyState>
      )}
      {query.isError && !isMissing && !data && <ListFailed title={t('failed.job')} query={query} />}
      {data && !isMissing && (
        <>
          <Section
            title={<span translate="no">{data.job.filename}</span>}
            action={
              <span className="flex flex-wrap gap-1.5">
                <JobBadge job={data.job} />
              </span>
            }
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              {data.job.error && (
                <Banner tone={data.job.status === 'failed' ? 'bad' : 'warning'}>{data.job.error}</Banner>
              )}
              <JobFacts job={data.job} />
              <JobImageCounts job={data.job} />
            </div>
          </Section>
          <JobImages
            job={data.job}
            images={data.images}
            total={data.total}
            view={view}
            isBusy={query.isPlaceholderData}
            onChange={change}
          />
        </>
      )}
    </div>
  )
}
