import { clsx } from 'clsx'
import { ChevronDown, Columns3 } from 'lucide-react'
import type { Job, KeptList } from '#contract/entities/job.ts'
import { downloadFormats } from '#web/components/download-formats.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { FillColumn } from './fill-column.tsx'
import { ImportNote } from './import-note.tsx'
import { ReadyLink } from './ready-link.tsx'
import { texts } from './texts.ts'

/** The list for its system, or the first of `downloadFormats`; the others, and writing into any column of the list, are in a menu. */
export function DownloadChoice({
  job,
  isLoudest,
  hasWords = isLoudest,
}: {
  job: Pick<Job, 'id' | 'csvUrl' | 'jsonUrl' | 'xlsxUrl' | 'format' | 'filename' | 'languages'> & {
    list?: KeptList | undefined
    picturesUrl?: string | undefined
  }
  isLoudest: boolean
  /** On phones, too. */
  hasWords?: boolean
}) {
  const t = useTexts(texts)
  const { csvUrl, jsonUrl, xlsxUrl } = job
  if (!csvUrl || !jsonUrl || !xlsxUrl) return null
  const urls = { csv: csvUrl, json: jsonUrl, xlsx: xlsxUrl }
  const formats = downloadFormats(job)
  const [first = 'csv'] = formats
  const system = job.list?.system ?? null
  const [language = '', ...languages] = job.languages
  const more = system ? formats : formats.slice(1)
  const mainText = clsx(!hasWords && 'max-sm:sr-only')
  const variant = isLoudest ? 'primary' : 'secondary'
  return (
    <FillColumn job={{ id: job.id, languages: job.languages, system }}>
      {(onFill) => (
        <div className={clsx('flex', hasWords && 'max-sm:grow')}>
          {system ? (
            <ReadyLink
              jobId={job.id}
              system={system}
              language={language}
              isLanguageNamed={languages.length > 0}
              variant={variant}
              className="grow rounded-r-none px-4!"
              textClass={mainText}
            />
          ) : (
            <DownloadLink url={urls[first]} variant={variant} className="grow rounded-r-none px-4!">
              <span className={mainText}>{t(`download.${first}`)}</span>
            </DownloadLink>
          )}
          <Popover
            className="p-1.5 sm:w-max"
            button={(attributes) => (
              <button
                {...attributes}
                type="button"
                aria-label={t('download.formats')}
                title={t('download.formats')}
                className={buttonClass({
                  variant,
                  className: isLoudest
                    ? '-ml-px rounded-l-none border-l-accent-ink/40 px-2.5!'
                    : '-ml-px rounded-l-none px-2.5!',
                })}
              >
                <ChevronDown aria-hidden className="size-5" />
              </button>
            )}
          >
            {(close) => (
              <div className="grid gap-0.5">
                {system &&
                  languages.map((code) => (
                    <ReadyLink
                      key={code}
                      jobId={job.id}
                      system={system}
                      language={code}
                      isLanguageNamed
                      variant="quiet"
                      className="justify-start text-left"
                    />
                  ))}
                {more.map((format) => (
                  <DownloadLink
                    key={format}
                    url={urls[format]}
                    variant="quiet"
                    className="justify-start text-left"
                  >
                    {t(`download.${format}`)}
                  </DownloadLink>
                ))}
                {job.picturesUrl && (
                  <DownloadLink url={job.picturesUrl} variant="quiet" className="justify-start text-left">
                    {t('download.pictures')}
                  </DownloadLink>
                )}
                {job.list && (
                  <Button
                    variant="quiet"
                    className="justify-start text-left"
                    onClick={() => {
                      // What opens next returns the focus to the button, which stays.
                      close()
                      onFill()
                    }}
                  >
                    <Columns3 aria-hidden className="size-5" />
                    {t('download.fillColumn')}
                  </Button>
                )}
                {system && <ImportNote system={system} className="max-w-80 px-3 py-1.5 text-sm text-muted" />}
              </div>
            )}
          </Popover>
        </div>
      )}
    </FillColumn>
  )
}
