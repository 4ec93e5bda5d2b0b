import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'

const lookEveryMs = 100

/**
 * Answers what to call before the language changes: a page that asks for its words anew must not lose its reader's place
 * while it waits, so it stays as high as it is until everything has come.
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
