import { Ellipsis, Languages, Link, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DeleteJobs } from '#web/results/parts/delete-jobs.tsx'
import { JobMenuItem } from '#web/results/parts/job-menu-item.tsx'
import { useOwns } from '#web/results/queries/use-owns.ts'
import { texts } from '#web/results/texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { TranslateDialog } from './translate-dialog.tsx'

/** Rarely used actions on a finished job. Only its owner can share and delete it. */
export function JobMenu({ job, onPrint }: { job: Job; onPrint: () => void }) {
  const t = useTexts(texts)
  const [, navigate] = useLocation()
  const isOwn = useOwns(job)
  const [isSharing, setSharing] = useState(false)
  const [isTranslating, setTranslating] = useState(false)
  const hasTexts = job.finishedAt !== null && job.successfulImages + job.carriedImages > 0
  return (
    <DeleteJobs jobs={[job]} onDeleted={() => navigate('/results', { replace: true })}>
      {(ask) => (
        <>
          <Popover
            className="grid gap-0.5 p-1.5 sm:w-max"
            button={(attributes) => (
              <IconButton {...attributes} label={t('detail.more')} className="aria-expanded:bg-sunken">
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
                  {isOwn && hasTexts && (
                    <JobMenuItem icon={Languages} onClick={closeAnd(() => setTranslating(true))}>
                      {t('translate.menu')}
                    </JobMenuItem>
                  )}
                  {isOwn && (
                    <JobMenuItem icon={Link} onClick={closeAnd(() => setSharing(true))}>
                      {t('share.menu')}
                    </JobMenuItem>
                  )}
                  <JobMenuItem icon={Printer} onClick={closeAnd(onPrint)}>
                    {t('detail.print')}
                  </JobMenuItem>
                  {isOwn && (
                    <JobMenuItem icon={Trash2} isDanger onClick={closeAnd(ask)}>
                      {t('delete.confirm', { count: 1 })}
                    </JobMenuItem>
                  )}
                </>
              )
            }}
          </Popover>
          <ShareDialog job={job} isOpen={isSharing} onOpenChange={setSharing} />
          <TranslateDialog job={job} isOpen={isTranslating} onOpenChange={setTranslating} />
        </>
      )}
    </DeleteJobs>
  )
}
