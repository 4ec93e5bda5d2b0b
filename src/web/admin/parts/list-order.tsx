import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { nextSorting, type Sorting } from './sorting.ts'

const directions = ['asc', 'desc'] as const

/** Sorts a list where its rows are cards without column headers. */
export function ListOrder<Key extends string>({
  sort,
  options,
  onChange,
}: {
  sort: Sorting<Key>
  options: readonly { value: Key; label: string }[]
  onChange: (sort: Sorting<Key>) => void
}) {
  const t = useTexts(texts)
  const { key, direction } = sort
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 sm:w-88 lg:hidden">
      <OptionSelect
        label={t('sort.label')}
        value={key}
        options={options}
        onChange={(chosen) => onChange(nextSorting(sort, chosen))}
      />
      <OptionSelect
        label={t('sort.direction')}
        value={direction}
        options={directions.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(chosen) => onChange({ key, direction: chosen })}
      />
    </div>
  )
}
