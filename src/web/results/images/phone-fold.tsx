import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMedia } from '#web/results/parts/use-media.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { phoneMedia } from './image-layout.ts'

/**
 * Controls of a toolbar that are collapsed behind a button on phones, so that the images start higher up. Opening them by keyboard, for
 * example with `/`, focuses the first of them.
 */
export function PhoneFold({
  label,
  isOpenAtFirst,
  children,
  beside,
}: {
  label: string
  isOpenAtFirst: boolean
  children: ReactNode
  /** What decides by itself whether it is collapsed, too. */
  beside: (isFolded: boolean) => ReactNode
}) {
  const isPhone = useMedia(phoneMedia)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const isByKey = useRef(false)
  const controls = useRef<HTMLDivElement>(null)
  const id = useId()
  const isFolded = isPhone && !isOpen

  useEffect(() => {
    if (isOpen && isByKey.current) controls.current?.querySelector('input')?.focus()
  }, [isOpen])

  return (
    <>
      {isPhone && (
        <IconButton
          label={label}
          aria-expanded={isOpen}
          aria-controls={id}
          {...(isFolded && { 'aria-keyshortcuts': '/' })}
          onClick={({ detail }) => {
            // A key press on a button has a click count of 0.
            isByKey.current = detail === 0
            setOpen(!isOpen)
          }}
          className="border border-control bg-surface aria-expanded:bg-accent-soft aria-expanded:text-accent-strong"
        >
          <SlidersHorizontal aria-hidden className="size-5" />
        </IconButton>
      )}
      <div ref={controls} id={id} hidden={isFolded} className={isFolded ? undefined : 'contents'}>
        {children}
      </div>
      {beside(isFolded)}
    </>
  )
}
