import { creditTransactionTypes } from '#contract/entities/credit.ts'
import { listAddress } from '#web/ui/views/list-address.ts'
import type { ViewAddress, ViewOf } from '#web/ui/views/view-address.ts'
import { numberPart, oneOf } from '#web/ui/views/view-parts.ts'

export const historyTypes = ['all', ...creditTransactionTypes] as const

const address = listAddress({
  userId: numberPart('user'),
  type: oneOf('type', historyTypes, 'all'),
})
export type CreditView = ViewOf<typeof address>

/** The user whose credit is shown, and the view of its history. Another user resets the view and adds a history entry. */
export const creditAddress: ViewAddress<CreditView> = {
  ...address,
  write: (params, change) =>
    address.write(params, change.userId === undefined ? change : { type: 'all', ...change }),
  isStep: (change, now) => address.isStep(change, now) || typeof change.userId === 'number',
}
