import { useSearchParams } from 'wouter'
import { type JobListView, readJobListView, writeJobListView } from './job-list-view.ts'

export type ChangeJobListView = (change: Partial<JobListView>) => void

/** The view in the address. Turning a page is a step that "back" undoes. */
export function useJobListView(): [JobListView, ChangeJobListView] {
  const [params, setParams] = useSearchParams()
  const change: ChangeJobListView = (wanted) =>
    setParams((now) => writeJobListView(now, wanted), { replace: wanted.page === undefined })
  return [readJobListView(params), change]
}
