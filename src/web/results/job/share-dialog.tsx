import { useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { NewShare } from './new-share.tsx'
import { OpenShares } from './open-shares.tsx'

export interface ShareDialogProps {
  job: Job
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Creates links to a job for people without an account, and revokes them. */
export function ShareDialog({ job, isOpen, onOpenChange }: ShareDialogProps) {
  const t = useTexts(texts)
  const [isMade, setMade] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      isShownOnce={isMade}
      onOpenChange={(isWanted) => {
        setMade(false)
        onOpenChange(isWanted)
      }}
      title={t('share.title')}
      description={t('share.text')}
    >
      <div className="grid gap-6">
        <NewShare job={job} onMade={() => setMade(true)} />
        <OpenShares job={job} />
      </div>
    </Dialog>
  )
}
