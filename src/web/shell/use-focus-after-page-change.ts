import { type RefObject, useEffect, useRef } from 'react'
import { useFirstInteraction } from '#web/ui/feedback/use-first-interaction.ts'

/**
 * Readers and keyboards start at the new page's beginning, as after a real change of page; not at the first one, nor at the
 * one that it led to before anybody had done anything: the keyboard's first stop is the skip link there.
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
