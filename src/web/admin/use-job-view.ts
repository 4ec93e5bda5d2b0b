import { useSearchParams } from 'wouter'
import { type JobView, readJobView, writeJobView } from './job-view.ts'

export type ChangeJobView = (change: Partial<JobView>) => void

/** The view in the address, so that reload, back and a sent link work. Turning a page is a step that "back" undoes. */
export function useJobView(): [JobView, ChangeJobView] {
  const [params, setParams] = useSearchParams()
  const change: ChangeJobView = (wanted) =>
    setParams((now) => writeJobView(now, wanted), { replace: wanted.page === undefined })
  return [readJobView(params), change]
}
