import { useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { imageCounts, listedImages } from '#web/components/image-counts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { type ImageState, type ImageView, imageSorts } from '#web/results/queries/image-view.ts'
import { countQuery } from '#web/results/queries/results-queries.ts'
import { texts } from '#web/results/texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import type { ChangeView } from '#web/ui/views/use-view.ts'
import { LanguageChoice } from './language-choice.tsx'
import { LookChoice } from './look-choice.tsx'
import { PhoneFold } from './phone-fold.tsx'
import type { Look } from './use-look.ts'

export interface ImageToolbarProps {
  ref: Ref<HTMLDivElement>
  job: Job
  view: ImageView
  total: number | null
  onChange: ChangeView<ImageView>
  look: Look
  onLook: (look: Look) => void
  /** Actions on all images that are shown. */
  acts: ReactNode
}

/** Filter, order, language and layout of the images. Sticks above a long list. */
export function ImageToolbar({ ref, job, view, total, onChange, look, onLook, acts }: ImageToolbarProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const toReview = useQuery(countQuery(job.id, 'needs_review')).data
  const proposed = useQuery(countQuery(job.id, 'has_proposal')).data
  const decorative = useQuery(countQuery(job.id, 'decorative')).data
  const { succeeded, failed, skipped, carried } = imageCounts(job)
  const counts: [ImageState, number | undefined][] = [
    ['all', listedImages(job)],
    ['succeeded', succeeded],
    ['failed', failed],
    ['skipped', skipped],
    ['carried', carried],
    ['needs_review', toReview],
    ['has_proposal', proposed],
    ['decorative', decorative],
  ]
  // A state without images is not offered, unless the address asks for it.
  const states = counts.filter(([state, count = 0]) => state === 'all' || count > 0 || state === view.state)

  return (
    <div
      ref={ref}
      data-no-print
      className="z-bar flex flex-wrap items-center gap-2 bg-paper sm:gap-x-3 py-2 [@media(width>=64rem)_and_(height>=40rem)]:sticky [@media(width>=64rem)_and_(height>=40rem)]:top-0"
    >
      <div className="min-w-0 max-sm:grow max-sm:basis-[calc(100%-3.25rem)]">
        <Segments
          legend={t('images.filter')}
          value={view.state}
          onChange={(state) => onChange({ state })}
          options={states.map(([state, count]) => ({
            value: state,
            label: t(`images.${state}`),
            ...(count !== undefined && { count: formatNumber(count, language) }),
          }))}
        />
      </div>
      <PhoneFold label={t('images.fold')} isOpenAtFirst={view.search !== '' || view.sort !== 'position'}>
        <SearchField
          label={t('images.search')}
          isLabelHidden
          placeholder={t('images.searchHint')}
          value={view.search}
          onChange={(search) => onChange({ search })}
          className="w-full grow sm:w-44 sm:max-w-72"
        />
        <div className="grow max-sm:w-0 max-sm:min-w-44 sm:w-46 sm:grow-0">
          <OptionSelect
            label={t('images.sort')}
            isLabelHidden
            value={view.sort}
            options={imageSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(sort) => onChange({ sort })}
          />
        </div>
        <p role="status" className="text-sm text-muted tabular-nums empty:sr-only">
          {view.search && total !== null && t('images.matching', { count: total })}
        </p>
        {acts}
      </PhoneFold>
      {/* A filter shows its number visually; this announces it once it is loaded. */}
      <p role="status" className="sr-only">
        {!view.search && view.state !== 'all' && total !== null && t('images.matching', { count: total })}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:ml-auto">
        {job.languages.length > 1 && (
          <LanguageChoice
            languages={job.languages}
            value={view.language}
            onChange={(chosen) => onChange({ language: chosen })}
          />
        )}
        <LookChoice look={look} onChange={onLook} />
      </div>
    </div>
  )
}
