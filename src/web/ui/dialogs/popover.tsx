import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useId } from 'react'
import { usePopover } from './use-popover.ts'

/** What makes a button open the popover that hangs from it. */
export interface PopoverButton {
  ref: RefObject<HTMLButtonElement | null>
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

export interface PopoverProps {
  button: (attributes: PopoverButton) => ReactNode
  /** `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode
  /** At which end of the button it hangs; on phones it takes the width of what is around. */
  align?: 'start' | 'end'
  /** Padding and width. */
  className?: string
}

/** A few controls or facts that a button unfolds below itself, above the page. */
export function Popover({ button, children, align = 'end', className }: PopoverProps) {
  const { isOpen, button: ref, toggle, closeAndReturn, frameProps } = usePopover()
  const id = useId()
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
          id={id}
          className={clsx(
            'absolute inset-x-0 top-full z-30 mt-1 animate-appear rounded-md border border-line bg-surface shadow-float',
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
