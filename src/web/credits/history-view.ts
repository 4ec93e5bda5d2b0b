import { creditTransactionTypes } from '#contract/entities/credit.ts'
import { listAddress } from '#web/ui/views/list-address.ts'
import type { ViewOf } from '#web/ui/views/view-address.ts'
import { oneOf, searchPart } from '#web/ui/views/view-parts.ts'

export const historyTypes = ['all', ...creditTransactionTypes] as const

/** The view of the history. */
export const historyAddress = listAddress({
  type: oneOf('type', historyTypes, 'all'),
  search: searchPart,
})
export type HistoryView = ViewOf<typeof historyAddress>
