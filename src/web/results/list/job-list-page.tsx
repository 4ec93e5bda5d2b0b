import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { isRunning } from '#contract/entities/job.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { jobListAddress } from '#web/results/queries/job-list-view.ts'
import { labelsQuery } from '#web/results/queries/label-queries.ts'
import { jobsQuery } from '#web/results/queries/results-queries.ts'
import { useRefreshWhenOver } from '#web/results/queries/use-refresh-when-over.ts'
import { texts } from '#web/results/texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { useView } from '#web/ui/views/use-view.ts'
import { JobList } from './job-list.tsx'
import { JobListSkeleton } from './job-list-skeleton.tsx'
import { JobListToolbar } from './job-list-toolbar.tsx'
import { texts as listTexts } from './list-texts.ts'
import { NoJobs } from './no-jobs.tsx'
import { SinglesLink } from './singles-link.tsx'

/** The user's jobs of a kind, newest first by default. `focusJobId` is the job that the user returns from. */
export function JobListPage({ focusJobId }: { focusJobId?: string | null | undefined }) {
  const t = useTexts(texts)
  const tList = useTexts(listTexts)
  const [view, changeView] = useView(jobListAddress)
  const jobs = useQuery(jobsQuery(useLanguage(), view))
  const labels = useQuery(labelsQuery)
  // Together, so that the filter does not shift the list when it arrives.
  const isLoading = jobs.isPending || labels.isPending
  const isNarrowed = view.search !== '' || view.label !== ''
  const heading = useFocusWhenLost<HTMLHeadingElement>(focusJobId != null)
  const isOfSingles = view.kind === 'single'
  const title = t(isOfSingles ? 'singles.title' : 'title')
  useDocumentTitle(title)
  useRefreshWhenOver(jobs.data?.rows.some(isRunning) ?? false)

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl">
          {title}
        </h1>
        <LinkButton href="/">
          <Upload aria-hidden className="size-5" />
          {t('toUpload')}
        </LinkButton>
      </div>
      {isOfSingles && <p className="max-w-prose text-sm text-muted">{t('singles.text')}</p>}
      {isLoading && <JobListSkeleton />}
      {jobs.isError && !jobs.data && (
        <>
          {isNarrowed && (
            <JobListToolbar view={view} labels={labels.data ?? []} onChange={changeView} total={null} />
          )}
          <ErrorCard
            title={view.search ? tList('searchFailed') : t('loadFailed')}
            onRetry={() => jobs.refetch()}
            isRetrying={jobs.isFetching}
          >
            {view.search && messageFor(jobs.error)}
          </ErrorCard>
        </>
      )}
      {!isLoading && jobs.data?.total === 0 && !isNarrowed && !isOfSingles && <NoJobs />}
      {!isLoading && jobs.data?.total === 0 && !isNarrowed && isOfSingles && <p>{t('singles.none')}</p>}
      {!isLoading && jobs.data && (jobs.data.total > 0 || isNarrowed) && (
        <JobList
          rows={jobs.data.rows}
          total={jobs.data.total}
          labels={labels.data ?? []}
          isOutdated={jobs.isPlaceholderData}
          view={view}
          onChange={changeView}
          focusJobId={focusJobId}
        />
      )}
      {jobs.data && <SinglesLink leadsTo={isOfSingles ? 'list' : 'single'} />}
    </div>
  )
}

/** Takes the focus on return, unless an element that was rendered before has taken it. */
function useFocusWhenLost<E extends HTMLElement>(hasComeBack: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (hasComeBack && isLost) element.current?.focus()
  }, [hasComeBack])
  return element
}
