import type { PurchaseStatus } from '#contract/entities/credit.ts'

/** The purchase whose payment page the user returns from. */
export interface PurchaseReturn {
  id: number
  /** The user left the payment page without paying. */
  isCancelled: boolean
}

export type PurchaseOutcome = 'waiting' | 'paid' | 'processing' | 'failed' | 'expired' | 'cancelled'

const idPattern = /^[1-9]\d{0,9}$/

/** Reads `?purchase=12` and `&cancelled=1`; null if the address names no purchase. */
export function readPurchaseReturn(params: URLSearchParams): PurchaseReturn | null {
  const id = params.get('purchase')
  if (id === null || !idPattern.test(id)) return null
  return { id: Number(id), isCancelled: params.get('cancelled') === '1' }
}

/** Removes the purchase from the address, so that a reload does not report it again. */
export function withoutPurchaseReturn(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('purchase')
  rest.delete('cancelled')
  return rest
}

/** The outcome to show. The status at the server takes precedence over how the user returned. */
export function outcomeOf(status: PurchaseStatus, isCancelled: boolean): PurchaseOutcome {
  if (isCancelled && (status === 'open' || status === 'expired')) return 'cancelled'
  return status === 'open' ? 'waiting' : status
}
