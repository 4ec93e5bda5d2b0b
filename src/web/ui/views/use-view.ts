import { useSearchParams } from 'wouter'
import type { ViewAddress } from './view-address.ts'

export type ChangeView<View> = (change: Partial<View>) => void

/** The view in the address, and the function that changes it. */
export function useView<View>(address: ViewAddress<View>): [View, ChangeView<View>] {
  const [params, setParams] = useSearchParams()
  const view = address.read(params)
  const change: ChangeView<View> = (wanted) =>
    setParams((now) => address.write(now, wanted), { replace: !address.isStep(wanted, view) })
  return [view, change]
}
