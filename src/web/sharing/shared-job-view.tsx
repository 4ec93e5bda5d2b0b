import { ImageOff } from 'lucide-react'
import type { SharedJob } from '#contract/entities/share.ts'
import { languageName } from '#contract/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { formatDate } from '#web/ui/formats/date-time.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { usePages } from '#web/ui/views/use-pages.ts'
import type { ChangeView } from '#web/ui/views/use-view.ts'
import { Coverage } from './coverage.tsx'
import { LargeViewSlot } from './large-view-slot.tsx'
import { SharedCell } from './shared-cell.tsx'
import { imagesPerPage } from './shared-queries.ts'
import type { SharedView } from './shared-view.ts'
import { SheetGrid } from './sheet-grid.tsx'
import { texts } from './texts.ts'

export interface SharedJobViewProps {
  token: string
  job: SharedJob
  /** The images are still those of the previous page. */
  isOutdated: boolean
  view: SharedView
  onChange: ChangeView<SharedView>
}

/** The list's name, the link's expiry date, and a page of images with their texts. */
export function SharedJobView({ token, job, isOutdated, view, onChange }: SharedJobViewProps) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const firstLanguage = job.languages[0] ?? ''
  const language = job.languages.includes(view.language) ? view.language : firstLanguage
  const open = job.images.find(({ id }) => id === view.openImage)
  const { top, turnTo } = usePages<HTMLDivElement>(
    { page: view.page, pageSize: imagesPerPage, total: isOutdated ? null : job.total },
    (page) => onChange({ page }),
  )
  return (
    <div className="grid gap-5">
      <div className="flex min-h-17 flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-xl break-words" translate="no">
            {job.filename}
          </h1>
          <p className="text-sm text-muted">
            {/* The next line says it, too. */}
            {!job.coverage && `${t('images', { count: job.total })} · `}
            {t('until', { date: formatDate(job.expiresAt, uiLanguage) })}
          </p>
          <Coverage job={job} />
        </div>
        {job.languages.length > 1 && (
          <OptionSelect
            label={t('language')}
            value={language}
            options={job.languages.map((code) => ({ value: code, label: languageName(code, uiLanguage) }))}
            onChange={(chosen) => onChange({ language: chosen })}
            className="w-48"
          />
        )}
      </div>
      <div ref={top} tabIndex={-1} aria-busy={isOutdated} className="scroll-mt-4">
        {job.images.length === 0 ? (
          <EmptyState icon={<ImageOff aria-hidden />} title={t('none')}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <SheetGrid label={t('sheet')}>
            {job.images.map((image) => (
              <SharedCell
                key={image.id}
                token={token}
                job={job}
                image={image}
                language={language}
                onOpen={() => onChange({ openImage: image.id })}
              />
            ))}
          </SheetGrid>
        )}
        <Pager
          label={t('sheet')}
          page={view.page}
          pageSize={imagesPerPage}
          total={job.total}
          onChange={turnTo}
        />
      </div>
      {open && (
        <LargeViewSlot
          token={token}
          job={job}
          image={open}
          language={language}
          onOpen={(openImage) => onChange({ openImage })}
        />
      )}
    </div>
  )
}
