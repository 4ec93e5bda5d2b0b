import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Purchase } from '#contract/entities/credit.ts'
import { isNoPurchase, purchaseQuery } from '#web/credits/credits-queries.ts'
import {
  outcomeOf,
  type PurchaseOutcome,
  type PurchaseReturn,
  readPurchaseReturn,
  withoutPurchaseReturn,
} from './purchase-return.ts'
import { useRefreshWhenPaid } from './use-refresh-when-paid.ts'

export interface ReturnedPurchase {
  id: number
  /** `looking`: not known yet. `unreachable`: not known, and the last look failed. */
  state: PurchaseOutcome | 'looking' | 'unreachable'
  purchase: Purchase | undefined
  dismiss(): void
}

/**
 * The purchase that the address names, looked at until its outcome is known; then it leaves the address and stays on
 * the screen. Null: there is none, or it is nobody's business here.
 */
export function usePurchaseReturn(): ReturnedPurchase | null {
  const [params, setParams] = useSearchParams()
  const [kept, setKept] = useState<PurchaseReturn | null>(null)
  const named = readPurchaseReturn(params)
  const { id, isCancelled } = named ?? kept ?? { id: 0, isCancelled: false }
  const { data, error } = useQuery({ ...purchaseQuery(id, isCancelled), enabled: id > 0 })

  const outcome = data && outcomeOf(data.status, isCancelled)
  const isFinal = isNoPurchase(error) || (outcome !== undefined && outcome !== 'waiting')
  useRefreshWhenPaid(outcome === 'paid')

  const isTold = isFinal && named !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter is new at every drawing and does the same.
  useEffect(() => {
    if (!isTold) return
    setKept({ id, isCancelled })
    setParams(withoutPurchaseReturn, { replace: true })
  }, [isTold, id, isCancelled])

  function dismiss(): void {
    setKept(null)
    if (named) setParams(withoutPurchaseReturn, { replace: true })
  }

  if (id === 0 || isNoPurchase(error)) return null
  const state = outcome ?? (error ? 'unreachable' : 'looking')
  return { id, state, purchase: data, dismiss }
}
