import { useQueryClient } from '@tanstack/react-query'
import { limits } from '#contract/limits.ts'
import { CallError } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { restoreDeleted } from '#web/results/queries/delete-jobs.ts'
import { texts } from '#web/results/texts.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

/** Shows that these jobs are deleted and offers to restore them for as long as the server can. */
export function useUndo(): (title: string, jobIds: number[]) => void {
  const t = useTexts(texts)
  const client = useQueryClient()

  async function undo(jobIds: number[]): Promise<void> {
    try {
      showToast({ title: t('delete.restored', { count: await restoreDeleted(client, jobIds) }) })
    } catch (error) {
      const isTooLate = error instanceof CallError && error.status === 404
      showToast({
        variant: 'destructive',
        title: t('delete.notRestored'),
        description: isTooLate ? t('delete.tooLate') : messageFor(error),
      })
    }
  }

  return (title, jobIds) =>
    showToast({
      title,
      action: {
        label: t('delete.undo'),
        spoken: t('delete.undoSpoken'),
        onPress: () => void undo(jobIds),
      },
      endsAfterMs: limits.undoSeconds * 1_000,
    })
}
