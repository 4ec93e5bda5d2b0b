import { useSearchParams } from 'wouter'
import { type ListView, readListView, writeListView } from './list-view.ts'

export type ChangeListView = (change: Partial<ListView>) => void

/** The view in the address, so that reload, back and a sent link work. Turning a page is a step that "back" undoes. */
export function useListView(): [ListView, ChangeListView] {
  const [params, setParams] = useSearchParams()
  const change: ChangeListView = (wanted) =>
    setParams((now) => writeListView(now, wanted), { replace: wanted.page === undefined })
  return [readListView(params), change]
}
