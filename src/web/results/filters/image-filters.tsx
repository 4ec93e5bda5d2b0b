import { ChevronDown, ListFilter, X } from 'lucide-react'
import { useRef } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { limits } from '#contract/limits.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { type ImageFilter, isFiltered, noFilter } from '#web/results/queries/image-view.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { FilterForm } from './filter-form.tsx'
import { nameConditions } from './name-conditions.ts'
import { SavedFilters } from './saved-filters.tsx'
import { texts } from './texts.ts'

export interface ImageFiltersProps {
  job: Job
  filter: ImageFilter
  /** The number of images that match; null while it is loading. */
  total: number | null
  onChange: (change: Partial<ImageFilter>) => void
}

/** The filter of a job's images: a button that opens its conditions, each of them as a chip that removes it, and what it finds. */
export function ImageFilters({ job, filter, total, onChange }: ImageFiltersProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const conditions = nameConditions(filter, t, language)
  const proposedName = [
    ...conditions.map(({ name }) => name),
    ...(filter.search ? [t('search', { text: filter.search })] : []),
  ].join(', ')

  /** The chip is gone then; the button next to it stays. */
  function remove(removal: Partial<ImageFilter>): void {
    onChange(removal)
    frame.current?.querySelector('button')?.focus()
  }

  return (
    <div ref={frame} className="flex min-w-0 flex-wrap items-center gap-2">
      <Popover
        align="start"
        className="max-h-[70dvh] overflow-y-auto p-4 sm:w-xl"
        button={(attributes) => (
          <Button {...attributes} size="small" className="min-h-11! aria-expanded:bg-accent-soft">
            <ListFilter aria-hidden className="size-4" />
            {t('open')}
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        )}
      >
        {() => (
          <fieldset aria-label={t('title')} className="grid gap-4">
            <FilterForm job={job} filter={filter} onChange={onChange} />
            <SavedFilters
              languages={job.languages}
              filter={filter}
              proposedName={proposedName.slice(0, limits.filterNameCharacters)}
              onChoose={onChange}
            />
          </fieldset>
        )}
      </Popover>
      {conditions.map(({ name, removal }) => (
        <button
          key={name}
          type="button"
          aria-label={t('remove', { name })}
          title={name}
          onClick={() => remove(removal)}
          className="inline-flex min-h-9 max-w-72 items-center gap-1.5 rounded-full border border-accent bg-accent-soft pr-2 pl-3 text-sm font-semibold text-accent-strong hover:border-accent-strong"
        >
          <span className="truncate">{name}</span>
          <X aria-hidden className="size-4 shrink-0" />
        </button>
      ))}
      {conditions.length > 1 && (
        <Button variant="quiet" size="small" onClick={() => remove({ ...noFilter, search: filter.search })}>
          {t('clear')}
        </Button>
      )}
      <p role="status" className="text-sm whitespace-nowrap text-muted tabular-nums empty:sr-only">
        {isFiltered(filter) && total !== null && t('found', { count: total })}
      </p>
    </div>
  )
}
