import { type RefObject, useEffect, useRef } from 'react'

export interface Pages<Top extends HTMLElement> {
  /** The start of the list, which is focused after turning a page. */
  top: RefObject<Top | null>
  /** The address names a page beyond the last one, which is about to be shown instead. */
  isBeyond: boolean
  turnTo: (page: number) => void
}

/** The pages of a list; `total` is null while it is unknown or of an earlier request. */
export function usePages<Top extends HTMLElement>(
  { page, pageSize, total }: { page: number; pageSize: number; total: number | null },
  onPage: (page: number) => void,
): Pages<Top> {
  const top = useRef<Top>(null)
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / pageSize))
  const isBeyond = total !== null && page > lastPage
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onPage` is a new function on every render but does the same.
  useEffect(() => {
    if (isBeyond) onPage(lastPage)
  }, [isBeyond, lastPage])

  return {
    top,
    isBeyond,
    turnTo(wanted) {
      onPage(wanted)
      top.current?.focus({ preventScroll: true })
      top.current?.scrollIntoView({ block: 'start' })
    },
  }
}
