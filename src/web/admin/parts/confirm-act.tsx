import type { ReactNode } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'

export interface ConfirmActProps {
  title: string
  children: ReactNode
  confirmLabel: string
  act: () => Promise<unknown>
  isBusy: boolean
  /** `primary` for actions that remove nothing. */
  variant?: 'danger' | 'primary'
  /** Toasts for success and failure. */
  done: string
  failed: string
  onClose: () => void
}

/** Asks before an action that can't be undone, runs it, reports the outcome, and closes. */
export function ConfirmAct({ act, done, failed, onClose, ...dialog }: ConfirmActProps) {
  async function confirm(): Promise<void> {
    try {
      await act()
      showToast({ title: done })
    } catch (error) {
      showToast({ variant: 'destructive', title: failed, description: messageFor(error) })
    }
    onClose()
  }

  return (
    <ConfirmDialog {...dialog} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} onConfirm={confirm} />
  )
}
