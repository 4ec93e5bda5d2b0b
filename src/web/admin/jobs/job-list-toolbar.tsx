import { jobSorts } from '#contract/endpoints/admin.ts'
import { ListOrder } from '#web/admin/parts/list-order.tsx'
import { texts } from '#web/admin/texts.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import { ListToolbar } from '#web/ui/tables/list-toolbar.tsx'
import type { ChangeView } from '#web/ui/views/use-view.ts'
import { type JobView, jobFilters } from './job-view.ts'

/** Search, status and count; and the order where cards have no column headers. */
export function JobListToolbar({
  view,
  onChange,
  total,
}: {
  view: JobView
  onChange: ChangeView<JobView>
  /** Null while unknown. */
  total: number | null
}) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const isAll = view.search === '' && view.status === 'all'
  return (
    <ListToolbar
      count={total !== null && t(isAll ? 'jobs.all' : 'jobs.found', { count: total })}
      className="mb-4"
    >
      <SearchField
        label={t('search.label')}
        placeholder={t('jobs.searchHint')}
        value={view.search}
        onChange={(search) => onChange({ search })}
      />
      <div className="w-full sm:w-48">
        <OptionSelect
          label={t('jobs.state')}
          value={view.status}
          options={jobFilters.map((value) => ({
            value,
            label: value === 'all' ? t('jobs.everyStatus') : word(`job.state.${value}`),
          }))}
          onChange={(status) => onChange({ status })}
        />
      </div>
      <ListOrder
        sort={view.sort}
        options={jobSorts.map((value) => ({ value, label: t(`jobs.sort.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
    </ListToolbar>
  )
}
