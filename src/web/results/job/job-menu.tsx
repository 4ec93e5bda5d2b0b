import { Ellipsis, Printer, Trash2 } from 'lucide-react'
import { useLocation } from 'wouter'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DeleteJobs } from '#web/results/parts/delete-jobs.tsx'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Popover } from '#web/ui/dialogs/popover.tsx'

/** What is seldom done with a job that is over. */
export function JobMenu({ job, onPrint }: { job: Job; onPrint: () => void }) {
  const t = useTexts(texts)
  const [, navigate] = useLocation()
  return (
    <DeleteJobs jobs={[job]} onDeleted={() => navigate('/results', { replace: true })}>
      {(ask) => (
        <Popover
          className="grid gap-0.5 p-1.5 sm:w-max"
          button={(attributes) => (
            <IconButton {...attributes} label={t('detail.more')} className="aria-expanded:bg-sunken">
              <Ellipsis aria-hidden className="size-5" />
            </IconButton>
          )}
        >
          {(close) => (
            <>
              <Button
                variant="quiet"
                className="justify-start"
                onClick={() => {
                  close()
                  onPrint()
                }}
              >
                <Printer aria-hidden className="size-5" />
                {t('detail.print')}
              </Button>
              <Button
                variant="quiet"
                className="justify-start text-bad hover:bg-bad-soft"
                onClick={() => {
                  // The question gives the focus back to what stays.
                  close()
                  ask()
                }}
              >
                <Trash2 aria-hidden className="size-5" />
                {t('delete.confirm', { count: 1 })}
              </Button>
            </>
          )}
        </Popover>
      )}
    </DeleteJobs>
  )
}
