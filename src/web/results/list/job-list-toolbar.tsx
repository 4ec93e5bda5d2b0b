import { Tags } from 'lucide-react'
import { useState } from 'react'
import type { Label } from '#contract/entities/label.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { type JobListView, jobSorts } from '#web/results/queries/job-list-view.ts'
import { texts as resultsTexts } from '#web/results/texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import { ListToolbar } from '#web/ui/tables/list-toolbar.tsx'
import type { ChangeView } from '#web/ui/views/use-view.ts'
import { texts } from './list-texts.ts'
import { ManageLabels } from './manage-labels.tsx'

export interface JobListToolbarProps {
  view: JobListView
  labels: Label[]
  onChange: ChangeView<JobListView>
  /** Null while unknown. */
  total: number | null
}

/** Search, label, order and count of a list that is long or has labels. */
export function JobListToolbar({ view, labels, onChange, total }: JobListToolbarProps) {
  const t = useTexts(texts)
  const tResults = useTexts(resultsTexts)
  const [isManaging, setManaging] = useState(false)
  const isNarrowed = view.search !== '' || view.label !== ''
  const names = labels.map(({ name }) => name)
  const options = [
    { value: '', label: t('labels.all') },
    ...labels.map(({ name, jobs }) => ({ value: name, label: t('labels.option', { name, count: jobs }) })),
    // Of an address that is older than the label's name.
    ...(view.label === '' || names.includes(view.label) ? [] : [{ value: view.label, label: view.label }]),
  ]
  return (
    <ListToolbar count={total !== null && tResults(isNarrowed ? 'jobs.found' : 'jobs.all', { count: total })}>
      <SearchField
        label={tResults('jobs.search')}
        placeholder={t('searchHint')}
        value={view.search}
        onChange={(search) => onChange({ search })}
        className="w-full sm:w-80"
      />
      {options.length > 1 && (
        <div className="flex min-w-44 flex-1 items-end gap-1 sm:flex-none">
          <div className="min-w-0 grow sm:w-52">
            <OptionSelect
              label={t('labels.filter')}
              value={view.label}
              options={options}
              onChange={(label) => onChange({ label })}
            />
          </div>
          {labels.length > 0 && (
            <IconButton label={t('labels.manage')} onClick={() => setManaging(true)}>
              <Tags aria-hidden className="size-5" />
            </IconButton>
          )}
        </div>
      )}
      <div className="min-w-40 flex-1 sm:w-52 sm:flex-none">
        <OptionSelect
          label={tResults('jobs.sort')}
          value={view.sort}
          options={jobSorts.map((value) => ({ value, label: tResults(`jobs.${value}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      {isManaging && (
        <ManageLabels
          onClose={() => setManaging(false)}
          onChanged={(label, name) => view.label === label && onChange({ label: name ?? '' })}
        />
      )}
    </ListToolbar>
  )
}
