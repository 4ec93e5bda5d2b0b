import { Dialog } from 'radix-ui'
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'
import { DialogBackdrop } from '#web/ui/dialogs/dialog-backdrop.tsx'
import { isTypedInto } from './shortcut-of.ts'

/** A dialog that slides in from the right. `body` takes the focus, so that ↑ and ↓ scroll it; fields have their own Escape. */
export function PanelFrame({
  body,
  onKeyDown,
  onClose,
  onClosed,
  children,
}: {
  body: RefObject<HTMLElement | null>
  onKeyDown: KeyboardEventHandler
  onClose: () => void
  /** It is gone, and the focus may go where it belongs. */
  onClosed: () => void
  children: ReactNode
}) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <DialogBackdrop />
        <Dialog.Content
          data-modal
          aria-modal
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={(event) => {
            if (isTypedInto(document.activeElement)) event.preventDefault()
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            body.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-y-0 right-0 z-40 flex w-full max-w-xl flex-col border-l border-line bg-surface shadow-float transition-[translate] duration-200 ease-calm outline-none starting:translate-x-full"
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
