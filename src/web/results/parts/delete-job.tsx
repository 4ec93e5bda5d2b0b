import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { CallError } from '#web/http/call-error.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { deleteJobMutation } from '#web/results/queries/results-queries.ts'
import { texts } from '#web/results/texts.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'

export interface DeleteJobProps {
  job: Job
  onDeleted?: () => void
  /** Draws the button that asks. */
  children: (ask: () => void) => ReactNode
}

/** Deletes a job after a question that names its file. */
export function DeleteJob({ job, onDeleted, children }: DeleteJobProps) {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const deletion = useMutation(deleteJobMutation(useQueryClient()))

  async function confirm(): Promise<void> {
    try {
      await deletion.mutateAsync(job.id)
      showToast({ title: t('delete.done', { name: job.filename }) })
      onDeleted?.()
    } catch (error) {
      const reason = error instanceof CallError ? error.refusal?.message : undefined
      showToast({
        variant: 'destructive',
        title: t('delete.failed'),
        description: reason ?? t('delete.failedText'),
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
        title={t('delete.title')}
        confirmLabel={t('delete.confirm')}
        onConfirm={confirm}
        isBusy={deletion.isPending}
      >
        {t('delete.text', { name: job.filename })}
      </ConfirmDialog>
    </>
  )
}
