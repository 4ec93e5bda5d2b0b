import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { CallError } from '#web/http/call-error.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { deleteJobsMutation } from '#web/results/queries/delete-jobs.ts'
import { texts } from '#web/results/texts.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { useUndo } from './use-undo.ts'

export interface DeleteJobsProps {
  jobs: Job[]
  onDeleted?: () => void
  /** Renders the button that opens the question. */
  children: (ask: () => void) => ReactNode
}

/** Deletes jobs after asking, with the file name of one or the number of several; a toast offers to undo it. */
export function DeleteJobs({ jobs, onDeleted, children }: DeleteJobsProps) {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const deletion = useMutation(deleteJobsMutation(useQueryClient()))
  const offerUndo = useUndo()
  const count = jobs.length
  const name = count === 1 ? jobs[0]!.name : null

  async function confirm(): Promise<void> {
    try {
      const deleted = await deletion.mutateAsync(jobs.map(({ id }) => id))
      const title =
        name === null ? t('delete.doneSeveral', { count: deleted.length }) : t('delete.done', { name })
      offerUndo(title, deleted)
      onDeleted?.()
    } catch (error) {
      const reason = error instanceof CallError ? error.refusal?.message : undefined
      showToast({
        variant: 'destructive',
        title: t('delete.failed'),
        description: reason ?? t('delete.failedText', { count }),
      })
    }
    setAsking(false)
  }

  return (
    <>
      {children(() => setAsking(true))}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('delete.title', { count })}
        confirmLabel={t('delete.confirm', { count })}
        onConfirm={confirm}
        isBusy={deletion.isPending}
      >
        {name === null ? t('delete.textOfSeveral') : t('delete.text', { name })}
      </ConfirmDialog>
    </>
  )
}
