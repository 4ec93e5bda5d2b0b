import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Purchase } from '#contract/entities/credit.ts'
import { isNoPurchase, purchaseQuery, refreshCredits } from '#web/credits/credits-queries.ts'
import {
  outcomeOf,
  type PurchaseOutcome,
  type PurchaseReturn,
  readPurchaseReturn,
  withoutPurchaseReturn,
} from './purchase-return.ts'

export interface ReturnedPurchase {
  id: number
  /** `looking`: not known yet. `unreachable`: not known, and the last request failed. */
  state: PurchaseOutcome | 'looking' | 'unreachable'
  purchase: Purchase | undefined
  dismiss(): void
}

/**
 * The purchase named in the address, polled until its outcome is known. Then it is removed from the address and stays on the screen. Null
 * if there is none or it is not the user's.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter is a new function on every render but does the same.
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

/** Refetches balance and history as soon as a purchase is known to be paid. */
export function useRefreshWhenPaid(isPaid: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isPaid) refreshCredits(client)
  }, [isPaid, client])
}
