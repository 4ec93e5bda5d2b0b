import { type RefObject, useEffect, useRef } from 'react'

/** Readers and keyboards start at the new page's beginning, as after a real change of page; not at the first one. */
export function useFocusAfterPageChange(page: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const lastPage = useRef(page)

  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [page])

  return main
}
