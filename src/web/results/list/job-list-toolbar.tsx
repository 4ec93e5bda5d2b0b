import { useTexts } from '#web/i18n/use-texts.ts'
import { type JobListView, jobSorts } from '#web/results/queries/job-list-view.ts'
import { texts } from '#web/results/texts.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import { ListToolbar } from '#web/ui/tables/list-toolbar.tsx'
import type { ChangeView } from '#web/ui/views/use-view.ts'

export interface JobListToolbarProps {
  view: JobListView
  onChange: ChangeView<JobListView>
  /** Null while unknown. */
  total: number | null
}

/** Search, order and count of a list that exceeds one page. */
export function JobListToolbar({ view, onChange, total }: JobListToolbarProps) {
  const t = useTexts(texts)
  return (
    <ListToolbar count={total !== null && t(view.search ? 'jobs.found' : 'jobs.all', { count: total })}>
      <SearchField
        label={t('jobs.search')}
        placeholder={t('jobs.searchHint')}
        value={view.search}
        onChange={(search) => onChange({ search })}
      />
      <div className="w-full sm:w-56">
        <OptionSelect
          label={t('jobs.sort')}
          value={view.sort}
          options={jobSorts.map((value) => ({ value, label: t(`jobs.${value}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </ListToolbar>
  )
}
