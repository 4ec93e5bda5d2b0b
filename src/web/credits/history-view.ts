import { type CreditTransactionType, creditTransactionTypes } from '#contract/entities/credit.ts'

/** What of the history is on the screen. */
export interface HistoryView {
  type: CreditTransactionType | 'all'
  search: string
  /** Counted from 1. */
  page: number
}

export const historyTypes = ['all', ...creditTransactionTypes] as const

/** Reads a view from an address; what makes no sense there counts as absent. */
export function readHistoryView(params: URLSearchParams): HistoryView {
  const page = Number(params.get('page'))
  return {
    type: historyTypes.find((known) => known === params.get('type')) ?? 'all',
    search: params.get('search')?.trim().slice(0, 200) ?? '',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

/** The address of a changed view. Another filter is another list, which begins at its first page. */
export function writeHistoryView(params: URLSearchParams, change: Partial<HistoryView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  if (change.type !== undefined) put('type', change.type === 'all' ? '' : change.type)
  if (change.search !== undefined) put('search', change.search)
  const page = change.page ?? 1
  put('page', page === 1 ? '' : String(page))
  return next
}
