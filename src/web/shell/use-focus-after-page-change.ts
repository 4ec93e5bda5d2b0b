import { type RefObject, useEffect, useRef } from 'react'
import { useFirstInteraction } from '#web/ui/feedback/use-first-interaction.ts'

/**
 * Moves the focus to the start of a new page, as after a real navigation. Not on the first page, nor on one that it redirected to before
 * any interaction: there, the first Tab stop is the skip link.
 */
export function useFocusAfterPageChange(page: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const lastPage = useRef(page)
  const hasBegun = useRef(false)
  useFirstInteraction(() => {
    hasBegun.current = true
  })

  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    window.scrollTo(0, 0)
    if (hasBegun.current) main.current?.focus({ preventScroll: true })
  }, [page])

  return main
}
