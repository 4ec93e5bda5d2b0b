import { Ellipsis, Pencil, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isRunning, type ListedJob } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DeleteJobs } from '#web/results/parts/delete-jobs.tsx'
import { JobMenuItem } from '#web/results/parts/job-menu-item.tsx'
import { texts as resultsTexts } from '#web/results/texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { LabelJobs } from './label-jobs.tsx'
import { texts } from './list-texts.ts'
import { RenameJob } from './rename-job.tsx'
import { useWhichJob } from './use-which-job.ts'

/** Rarely used actions on a job. A running job can't be deleted. */
export function JobRowMenu({ job }: { job: ListedJob }) {
  const t = useTexts(texts)
  const tResults = useTexts(resultsTexts)
  const which = useWhichJob(job)
  const [open, setOpen] = useState<'rename' | 'labels' | null>(null)
  return (
    <div className="relative z-raised has-[[aria-expanded=true]]:z-menu">
      <DeleteJobs jobs={[job]}>
        {(ask) => (
          <Popover
            className="grid gap-0.5 p-1.5 max-sm:left-auto max-sm:w-max sm:w-max"
            button={(attributes) => (
              <IconButton
                {...attributes}
                label={`${t('row.more', { name: job.name })} (${which})`}
                className="aria-expanded:bg-sunken"
              >
                <Ellipsis aria-hidden className="size-5" />
              </IconButton>
            )}
          >
            {(close) => {
              // What opens next returns the focus to the button, which stays.
              const closeAnd = (act: () => void) => () => {
                close()
                act()
              }
              return (
                <>
                  <JobMenuItem icon={Pencil} onClick={closeAnd(() => setOpen('rename'))}>
                    {t('rename.menu')}
                  </JobMenuItem>
                  <JobMenuItem icon={Tag} onClick={closeAnd(() => setOpen('labels'))}>
                    {t('labels.menu')}
                  </JobMenuItem>
                  {!isRunning(job) && (
                    <JobMenuItem icon={Trash2} isDanger onClick={closeAnd(ask)}>
                      {tResults('delete.confirm', { count: 1 })}
                    </JobMenuItem>
                  )}
                </>
              )
            }}
          </Popover>
        )}
      </DeleteJobs>
      {open === 'rename' && <RenameJob job={job} onClose={() => setOpen(null)} />}
      {open === 'labels' && <LabelJobs jobs={[job]} onClose={() => setOpen(null)} />}
    </div>
  )
}
