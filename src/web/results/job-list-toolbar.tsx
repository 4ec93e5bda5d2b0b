import { useTexts } from '#web/i18n/use-texts.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ChangeView } from '#web/ui/use-view.ts'
import { type JobListView, jobSorts } from './job-list-view.ts'
import { texts } from './texts.ts'

export interface JobListToolbarProps {
  view: JobListView
  onChange: ChangeView<JobListView>
  /** Null while it is not known. */
  total: number | null
}

/** Search, order and count of a list that is longer than a page. */
export function JobListToolbar({ view, onChange, total }: JobListToolbarProps) {
  const t = useTexts(texts)
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="w-full sm:w-72">
        <SearchField
          label={t('jobs.search')}
          placeholder={t('jobs.searchHint')}
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <Select
        label={t('jobs.sort')}
        value={view.sort}
        options={jobSorts.map((value) => ({ value, label: t(`jobs.${value}`) }))}
        onChange={({ currentTarget }) => {
          const sort = jobSorts.find((known) => known === currentTarget.value)
          if (sort) onChange({ sort })
        }}
        className="w-full sm:w-56"
      />
      <p role="status" className="py-2.5 text-sm text-muted tabular-nums">
        {total !== null && t(view.search ? 'jobs.found' : 'jobs.all', { count: total })}
      </p>
    </div>
  )
}
