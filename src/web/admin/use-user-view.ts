import { useSearchParams } from 'wouter'
import { userSorts } from '#contract/endpoints/admin.ts'
import { readListView, writeListView } from './list-view.ts'
import type { UserView } from './user-view.ts'

export type ChangeUserView = (change: Partial<UserView>) => void

/** The view in the address, so that reload, back and a sent link work. Turning a page is a step that "back" undoes. */
export function useUserView(): [UserView, ChangeUserView] {
  const [params, setParams] = useSearchParams()
  const change: ChangeUserView = (wanted) =>
    setParams((now) => writeListView(now, wanted), { replace: wanted.page === undefined })
  return [readListView(params, userSorts), change]
}
