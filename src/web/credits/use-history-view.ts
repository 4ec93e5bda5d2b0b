import { useSearchParams } from 'wouter'
import { type HistoryView, readHistoryView, writeHistoryView } from './history-view.ts'

export type ChangeHistoryView = (change: Partial<HistoryView>) => void

/** The view in the address, so that reload, back and a sent link work. Turning a page is a step that "back" undoes. */
export function useHistoryView(): [HistoryView, ChangeHistoryView] {
  const [params, setParams] = useSearchParams()
  const change: ChangeHistoryView = (wanted) =>
    setParams((now) => writeHistoryView(now, wanted), { replace: wanted.page === undefined })
  return [readHistoryView(params), change]
}
