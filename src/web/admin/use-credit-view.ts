import { useSearchParams } from 'wouter'
import { type CreditView, readCreditView, writeCreditView } from './credit-view.ts'

export type ChangeCreditView = (change: Partial<CreditView>) => void

/** The view in the address, so that reload, back and a sent link work. A chosen user and a turned page are steps that "back" undoes. */
export function useCreditView(): [CreditView, ChangeCreditView] {
  const [params, setParams] = useSearchParams()
  const change: ChangeCreditView = (wanted) =>
    setParams((now) => writeCreditView(now, wanted), {
      replace: wanted.page === undefined && typeof wanted.userId !== 'number',
    })
  return [readCreditView(params), change]
}
