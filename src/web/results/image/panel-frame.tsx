import { Dialog } from 'radix-ui'
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'
import { isTypedInto } from '#web/ui/shortcut-of.ts'

/**
 * A dialog as large as the window. From 1,024 px on the picture is on the left; below, everything scrolls in one column. `body` is focused,
 * so that ↑ and ↓ scroll it; fields handle Escape themselves.
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
  /** Returns whether Escape has left something else before the panel itself. */
  onEscape: () => boolean
  onClose: () => void
  /** Called after the panel has closed; the focus can move on. */
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
          className="fixed inset-0 z-dialog animate-appear bg-surface outline-none max-lg:scroll-pt-[calc(30vh+0.5rem)] max-lg:overflow-y-auto [@media(min-height:34rem)]:max-lg:scroll-pt-[calc(30vh+5rem)] [@media(min-height:34rem)]:max-lg:scroll-pb-24 lg:grid lg:grid-cols-[minmax(0,1fr)_max(30%,22rem)] lg:grid-rows-[auto_minmax(0,1fr)_auto]"
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
