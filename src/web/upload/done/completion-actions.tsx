import { useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { downloadCsv, downloadJson, downloadXlsx } from '#contract/endpoints/downloads.ts'
import type { Summary } from '#contract/entities/progress.ts'
import { DownloadChoice } from '#web/components/filling/download-choice.tsx'
import { urlOf } from '#web/http/url-of.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { texts } from '#web/upload/texts.ts'

export interface CompletionActionsProps {
  summary: Summary
  languages: string[]
  onRestart: () => void
}

/** The next steps, the most prominent first: the review if needed, else the download; then the job, all results, and another file. */
export function CompletionActions({ summary, languages, onRestart }: CompletionActionsProps) {
  const t = useTexts(texts)
  const queries = useQueryClient()
  const { jobId, toReview, successful, fileType: format, filename, list } = summary
  const params = { id: jobId }
  const job = {
    id: jobId,
    csvUrl: urlOf(downloadCsv, { params }),
    jsonUrl: urlOf(downloadJson, { params }),
    xlsxUrl: urlOf(downloadXlsx, { params }),
    ...{ format, filename, languages, list },
  }
  return (
    <div className="grid gap-2 max-sm:gap-1.5 xl:justify-items-end">
      {/* The menu of formats is as wide as this on phones. */}
      <div className="relative flex flex-wrap gap-2 max-sm:*:grow">
        {toReview > 0 && (
          <LinkButton href={walkAddress(jobId)} variant="primary" className="max-sm:w-full">
            <Eye aria-hidden className="size-5" />
            {t('done.review', { count: toReview })}
          </LinkButton>
        )}
        <DownloadChoice job={job} isLoudest={toReview === 0 && successful > 0} hasWords />
      </div>
      <div className="flex flex-wrap gap-x-2 gap-y-0 sm:gap-2 max-sm:justify-center">
        <LinkButton
          href={`/results/${jobId}`}
          variant={successful === 0 ? 'primary' : 'quiet'}
          size="small"
          onClick={refreshJobs}
        >
          {t('done.openJob')}
        </LinkButton>
        <LinkButton href="/results" variant="quiet" size="small" onClick={refreshJobs}>
          {t('done.results')}
        </LinkButton>
        <Button variant="quiet" size="small" onClick={onRestart}>
          {t('done.restart')}
        </Button>
      </div>
    </div>
  )

  function refreshJobs(): void {
    void queries.invalidateQueries({ queryKey: ['jobs'] })
  }
}

/** The address of a review session of a job, most urgent first. */
function walkAddress(jobId: number): string {
  return `/results/${jobId}?state=needs_review&sort=risk&image=1&walk=1`
}
