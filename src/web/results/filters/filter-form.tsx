import { useQuery } from '@tanstack/react-query'
import { ruleNames } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { languageName } from '#contract/languages.ts'
import { imageCounts, listedImages } from '#web/components/image-counts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import {
  type ImageFilter,
  type ImageState,
  imageStates,
  type TextLength,
} from '#web/results/queries/image-view.ts'
import { countQuery } from '#web/results/queries/results-queries.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { nameRule } from './name-conditions.ts'
import { texts } from './texts.ts'

const lengths: readonly TextLength[] = ['empty', 'short', 'long', 'tooLong']

export interface FilterFormProps {
  job: Job
  filter: ImageFilter
  onChange: (change: Partial<ImageFilter>) => void
}

/** The conditions of a filter as selects; each applies at once. */
export function FilterForm({ job, filter, onChange }: FilterFormProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const counts = useStateCounts(job)
  const any = { value: '' as const, label: t('any') }
  // A state without images is not offered, unless it is chosen.
  const states = imageStates.filter(
    (state) => state === 'all' || (counts[state] ?? 0) > 0 || state === filter.state,
  )
  const yesAndNo = (yes: string, no: string) => [
    any,
    { value: 'true' as const, label: yes },
    { value: 'false' as const, label: no },
  ]
  const rules = ruleNames.map((value) => ({ value, label: nameRule(value, language) }))
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <OptionSelect
        label={t('state')}
        value={filter.state}
        options={states.map((value) => {
          const count = counts[value]
          const name = t(`states.${value}`)
          return { value, label: count === undefined ? name : t('counted', { name, count }) }
        })}
        onChange={(state) => onChange({ state })}
      />
      <OptionSelect
        label={t('approved')}
        value={filter.approved}
        options={yesAndNo(t('approvedTrue'), t('approvedFalse'))}
        onChange={(approved) => onChange({ approved })}
      />
      <OptionSelect
        label={t('rule')}
        value={filter.rule}
        options={[any, ...rules.toSorted((one, other) => one.label.localeCompare(other.label, language))]}
        onChange={(rule) => onChange({ rule })}
      />
      <OptionSelect
        label={t('edited')}
        value={filter.edited}
        options={yesAndNo(t('editedTrue'), t('editedFalse'))}
        onChange={(edited) => onChange({ edited })}
      />
      <OptionSelect
        label={t('length')}
        value={filter.length}
        options={[any, ...lengths.map((value) => ({ value, label: t(`lengths.${value}`) }))]}
        onChange={(length) => onChange({ length })}
      />
      <OptionSelect
        label={t('missing')}
        value={filter.missing}
        options={[any, ...job.languages.map((value) => ({ value, label: languageName(value, language) }))]}
        onChange={(missing) => onChange({ missing })}
      />
      {(job.carriedImages > 0 || filter.kept) && (
        <OptionSelect
          label={t('kept')}
          value={filter.kept}
          options={[any, { value: 'true', label: t('keptTrue') }]}
          onChange={(kept) => onChange({ kept })}
        />
      )}
    </div>
  )
}

/** How many images are in each state; the job itself has no count for those about texts. */
function useStateCounts(job: Job): Partial<Record<ImageState, number>> {
  const { succeeded, failed, skipped, carried } = imageCounts(job)
  const toReview = useQuery(countQuery(job.id, 'needs_review')).data
  const proposed = useQuery(countQuery(job.id, 'has_proposal')).data
  const decorative = useQuery(countQuery(job.id, 'decorative')).data
  return {
    all: listedImages(job),
    succeeded,
    failed,
    skipped,
    carried,
    ...(toReview !== undefined && { needs_review: toReview }),
    ...(proposed !== undefined && { has_proposal: proposed }),
    ...(decorative !== undefined && { decorative }),
  }
}
