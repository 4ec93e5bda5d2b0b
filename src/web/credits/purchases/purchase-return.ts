import type { PurchaseStatus } from '#contract/entities/credit.ts'

/** The purchase from whose payment page somebody comes back. */
export interface PurchaseReturn {
  id: number
  /** They turned back there without paying. */
  isCancelled: boolean
}

export type PurchaseOutcome = 'waiting' | 'paid' | 'processing' | 'failed' | 'expired' | 'cancelled'

const idPattern = /^[1-9]\d{0,9}$/

/** Reads `?purchase=12` and `&cancelled=1`; null where the address names no purchase. */
export function readPurchaseReturn(params: URLSearchParams): PurchaseReturn | null {
  const id = params.get('purchase')
  if (id === null || !idPattern.test(id)) return null
  return { id: Number(id), isCancelled: params.get('cancelled') === '1' }
}

/** The same address without the purchase, so that a reload does not tell it again. */
export function withoutPurchaseReturn(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('purchase')
  rest.delete('cancelled')
  return rest
}

/** What somebody who comes back is told. What the server knows of money counts more than the way they came back. */
export function outcomeOf(status: PurchaseStatus, isCancelled: boolean): PurchaseOutcome {
  if (isCancelled && (status === 'open' || status === 'expired')) return 'cancelled'
  return status === 'open' ? 'waiting' : status
}
