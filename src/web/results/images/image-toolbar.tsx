import type { ReactNode, Ref } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ImageFilters } from '#web/results/filters/image-filters.tsx'
import { useMedia } from '#web/results/parts/use-media.ts'
import { type ImageView, imageSorts } from '#web/results/queries/image-view.ts'
import { texts } from '#web/results/texts.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import type { ChangeView } from '#web/ui/views/use-view.ts'
import { phoneMedia } from './image-layout.ts'
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
  /** Actions on the images. On phones rarely used ones are collapsed. */
  acts: (isFolded: boolean) => ReactNode
}

/** Filter, order, language and layout of the images. Sticks above a long list. */
export function ImageToolbar({ ref, job, view, total, onChange, look, onLook, acts }: ImageToolbarProps) {
  const t = useTexts(texts)
  const isPhone = useMedia(phoneMedia)
  const lookChoice = <LookChoice look={look} onChange={onLook} />
  return (
    <div
      ref={ref}
      data-no-print
      className="relative z-bar flex flex-wrap items-center gap-2 bg-paper sm:gap-x-3 py-2 max-sm:py-1 [@media(width>=64rem)_and_(height>=40rem)]:sticky [@media(width>=64rem)_and_(height>=40rem)]:top-0"
    >
      <ImageFilters job={job} filter={view} total={total} onChange={onChange} />
      <PhoneFold
        label={t('images.fold')}
        isOpenAtFirst={view.search !== '' || view.sort !== 'position'}
        beside={acts}
      >
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
        {isPhone && lookChoice}
      </PhoneFold>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:ml-auto">
        {job.languages.length > 1 && (
          <LanguageChoice
            languages={job.languages}
            value={view.language}
            onChange={(chosen) => onChange({ language: chosen })}
          />
        )}
        {!isPhone && lookChoice}
      </div>
    </div>
  )
}
