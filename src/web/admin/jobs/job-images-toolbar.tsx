import type { Job } from '#contract/entities/job.ts'
import { texts } from '#web/admin/texts.ts'
import { imageCounts } from '#web/components/image-counts.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { ListToolbar } from '#web/ui/tables/list-toolbar.tsx'
import type { ChangeView } from '#web/ui/views/use-view.ts'
import { imageStates, type JobImageView } from './job-image-view.ts'

/** Filters images by state; without a choice if all have the same. */
export function JobImagesToolbar({
  job,
  view,
  total,
  onChange,
}: {
  job: Job
  view: JobImageView
  /** Null while unknown. */
  total: number | null
  onChange: ChangeView<JobImageView>
}) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const counts = imageCounts(job)
  const found = imageStates.filter((state) => counts[state] > 0 || state === view.state)
  if (found.length < 2 && view.state === 'all') return null
  return (
    <ListToolbar count={total !== null && t('job.imageCount', { count: total })} className="mb-4">
      <div className="w-full sm:w-48">
        <OptionSelect
          label={t('jobs.state')}
          value={view.state}
          options={[
            { value: 'all', label: t('jobs.everyStatus') },
            ...found.map((value) => ({ value, label: word(`image.state.${value}`) })),
          ]}
          onChange={(state) => onChange({ state })}
        />
      </div>
    </ListToolbar>
  )
}
