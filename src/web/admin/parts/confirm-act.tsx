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
  /** `primary` for what takes nothing away. */
  variant?: 'danger' | 'primary'
  /** What is said when it is done, and when it was not. */
  done: string
  failed: string
  onClose: () => void
}

/** Asks before something that can't be undone, does it, says what came of it, and closes. */
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
