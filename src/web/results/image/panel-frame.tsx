import { Dialog } from 'radix-ui'
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'
import { isTypedInto } from '#web/ui/is-typed-into.ts'

/**
 * A dialog as large as the window. From 1,024 px the picture has the left of it, below that everything scrolls in one
 * column. `body` takes the focus, so that ↑ and ↓ scroll it; fields have their own Escape.
 */
export function PanelFrame({
  frame,
  body,
  onKeyDown,
  onEscape,
  onClose,
  onClosed,
  children,
}: {
  frame: RefObject<HTMLDivElement | null>
  body: RefObject<HTMLElement | null>
  onKeyDown: KeyboardEventHandler
  /** Answers whether there was something to leave before the desk itself. */
  onEscape: () => boolean
  onClose: () => void
  /** It is gone, and the focus may go where it belongs. */
  onClosed: () => void
  children: ReactNode
}) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={frame}
          data-modal="full"
          aria-modal
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={(event) => {
            if (isTypedInto(document.activeElement) || onEscape()) event.preventDefault()
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            body.current?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-0 z-40 animate-appear bg-surface outline-none max-lg:scroll-pt-[calc(30vh+0.5rem)] max-lg:overflow-y-auto [@media(min-height:34rem)]:max-lg:scroll-pt-[calc(30vh+5rem)] [@media(min-height:34rem)]:max-lg:scroll-pb-24 lg:grid lg:grid-cols-[minmax(0,1fr)_max(30%,22rem)] lg:grid-rows-[auto_minmax(0,1fr)_auto]"
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
