import { useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { downloadCsv, downloadJson, downloadXlsx } from '#contract/endpoints/jobs.ts'
import type { Summary } from '#contract/entities/progress.ts'
import { downloadFormats } from '#web/components/download-formats.ts'
import { FillColumn } from '#web/components/filling/fill-column.tsx'
import { ImportNote } from '#web/components/filling/import-note.tsx'
import { ReadyLink } from '#web/components/filling/ready-link.tsx'
import { urlOf } from '#web/http/url-of.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { texts } from '#web/upload/texts.ts'

export interface CompletionActionsProps {
  summary: Summary
  languages: readonly string[]
  onRestart: () => void
}

/** Shows only the name of a format where three sentences don't fit: on phones, and next to the list for its system. */
function ShortName({ name, isShort, children }: { name: string; isShort: boolean; children: string }) {
  return (
    <>
      <span aria-hidden className={isShort ? '' : 'sm:hidden'}>
        {name}
      </span>
      <span className={isShort ? 'sr-only' : 'max-sm:sr-only'}>{children}</span>
    </>
  )
}

/**
 * The next steps, the most prominent first: the review if needed, else the download; the list for its system before the results in the
 * order of `downloadFormats`.
 */
export function CompletionActions({ summary, languages, onRestart }: CompletionActionsProps) {
  const t = useTexts(texts)
  const queries = useQueryClient()
  const { jobId, toReview, successful, fileType, filename, list } = summary
  const system = list?.system ?? null
  const params = { id: jobId }
  const urls = {
    csv: urlOf(downloadCsv, { params }),
    json: urlOf(downloadJson, { params }),
    xlsx: urlOf(downloadXlsx, { params }),
  }
  const isDownloadLoudest = toReview === 0 && successful > 0

  return (
    <div className="grid gap-2 max-sm:gap-1.5 xl:justify-items-end">
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        {toReview > 0 && (
          <LinkButton href={walkAddress(jobId)} variant="primary" className="max-sm:w-full">
            <Eye aria-hidden className="size-5" />
            {t('done.review', { count: toReview })}
          </LinkButton>
        )}
        {system && (
          <ReadyLink
            jobId={jobId}
            system={system}
            language={languages[0] ?? ''}
            isLanguageNamed={languages.length > 1}
            variant={isDownloadLoudest ? 'primary' : 'secondary'}
            className="max-sm:w-full"
          />
        )}
        {downloadFormats({ format: fileType, filename }).map((format, place) => {
          const isPrimary = isDownloadLoudest && place === 0 && !system
          return (
            <DownloadLink
              key={format}
              url={urls[format]}
              variant={isPrimary ? 'primary' : 'secondary'}
              className={isPrimary ? 'max-sm:w-full' : 'max-sm:px-2'}
            >
              {isPrimary ? (
                t(`done.${format}`)
              ) : (
                <ShortName name={format.toUpperCase()} isShort={system !== null}>
                  {t(`done.${format}`)}
                </ShortName>
              )}
            </DownloadLink>
          )
        })}
      </div>
      <div className="flex flex-wrap gap-x-2 gap-y-0 sm:gap-2 max-sm:justify-center">
        <LinkButton
          href="/results"
          variant={successful === 0 ? 'primary' : 'quiet'}
          size="small"
          onClick={() => void queries.invalidateQueries({ queryKey: ['jobs'] })}
        >
          {t('done.results')}
        </LinkButton>
        {list && successful > 0 && (
          <FillColumn job={{ id: jobId, languages, system }}>
            {(open) => (
              <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={open}>
                {t('done.fillColumn')}
              </Button>
            )}
          </FillColumn>
        )}
        <Button variant="quiet" size="small" onClick={onRestart}>
          {t('done.restart')}
        </Button>
      </div>
      {system && <ImportNote system={system} className="max-w-prose text-sm text-muted xl:text-right" />}
    </div>
  )
}

/** The address of a review session of a job, most urgent first. */
function walkAddress(jobId: number): string {
  return `/results/${jobId}?state=needs_review&sort=risk&image=1&walk=1`
}
