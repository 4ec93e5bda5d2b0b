import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'

const lookEveryMs = 100

/**
 * Returns a function to call before the language changes: it fixes the page's height until everything is refetched, so that the reader
 * keeps their scroll position.
 */
export function useKeptPageHeight(page: RefObject<HTMLElement | null>): () => void {
  const client = useQueryClient()
  return () => {
    const element = page.current
    if (!element) return
    element.style.minHeight = `${element.offsetHeight}px`
    const timer = setInterval(() => {
      if (client.isFetching() > 0) return
      clearInterval(timer)
      element.style.minHeight = ''
    }, lookEveryMs)
  }
}
