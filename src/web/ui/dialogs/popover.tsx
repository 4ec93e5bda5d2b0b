import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useInsideWindow } from './use-inside-window.ts'
import { usePopover } from './use-popover.ts'

/** What a button needs to open its popover. */
export interface PopoverButton {
  ref: RefObject<HTMLButtonElement | null>
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

export interface PopoverProps {
  button: (attributes: PopoverButton) => ReactNode
  /** `close` restores the focus to the button. */
  children: (close: () => void) => ReactNode
  /** The side of the button that it aligns with; on phones it takes the container's width. */
  align?: 'start' | 'end'
  /** Padding and width. */
  className?: string
}

/** A few controls or facts that a button opens below itself, or above where there is no room, in front of the page. */
export function Popover({ button, children, align = 'end', className }: PopoverProps) {
  const { isOpen, button: ref, toggle, closeAndReturn, frameProps } = usePopover()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  useInsideWindow(popover, ref, isOpen)
  return (
    <div {...frameProps} className="inline-flex sm:relative">
      {button({
        ref,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: toggle,
      })}
      {isOpen && (
        <div
          ref={popover}
          id={id}
          className={clsx(
            'absolute inset-x-0 top-full z-menu mt-1 animate-appear rounded-md border border-line bg-surface shadow-float data-up:top-auto data-up:bottom-full data-up:mt-0 data-up:mb-1',
            align === 'end' ? 'sm:right-0 sm:left-auto' : 'sm:right-auto sm:left-0',
            className,
          )}
        >
          {children(closeAndReturn)}
        </div>
      )}
    </div>
  )
}
