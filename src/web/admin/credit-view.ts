import { type CreditTransactionType, creditTransactionTypes } from '#contract/entities/credit.ts'

export const historyTypes = ['all', ...creditTransactionTypes] as const

/** Whose credit is on the screen, and what of its history. */
export interface CreditView {
  userId: number | null
  type: CreditTransactionType | 'all'
  /** Counted from 1. */
  page: number
}

/** Reads a view from an address; what makes no sense there counts as absent. */
export function readCreditView(params: URLSearchParams): CreditView {
  return {
    userId: readCount(params.get('user')),
    type: historyTypes.find((known) => known === params.get('type')) ?? 'all',
    page: readCount(params.get('page')) ?? 1,
  }
}

/** The address of a changed view. Another user's history is seen from its beginning, another type from its first page. */
export function writeCreditView(params: URLSearchParams, change: Partial<CreditView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  if (change.userId !== undefined) {
    put('user', change.userId === null ? '' : String(change.userId))
    next.delete('type')
  }
  if (change.type !== undefined) put('type', change.type === 'all' ? '' : change.type)
  const page = change.page ?? 1
  put('page', page === 1 ? '' : String(page))
  return next
}

function readCount(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
