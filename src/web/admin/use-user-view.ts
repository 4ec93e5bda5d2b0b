import { useSearchParams } from 'wouter'
import { readUserView, type UserView, writeUserView } from './user-view.ts'

export type ChangeUserView = (change: Partial<UserView>) => void

/** The view in the address, so that reload, back and a sent link work. Turning a page is a step that "back" undoes. */
export function useUserView(): [UserView, ChangeUserView] {
  const [params, setParams] = useSearchParams()
  const change: ChangeUserView = (wanted) =>
    setParams((now) => writeUserView(now, wanted), { replace: wanted.page === undefined })
  return [readUserView(params), change]
}
