import { useQuery } from '@tanstack/react-query'
import { purchaseQuery } from '#web/credits/credits-queries.ts'
import { PurchasePanel } from './purchase-panel.tsx'
import { outcomeOf } from './purchase-return.ts'
import type { Buying, CheckoutElsewhere } from './use-purchase.ts'
import { useRefreshWhenPaid } from './use-purchase-return.ts'

/** Waits, in a framed app, for a payment in another tab and shows its outcome. */
export function PurchaseElsewhere({
  checkout,
  buying,
  onClose,
}: {
  checkout: CheckoutElsewhere
  buying: Buying
  onClose: () => void
}) {
  const { data: purchase } = useQuery(purchaseQuery(checkout.purchaseId, false))
  const outcome = purchase ? outcomeOf(purchase.status, false) : 'waiting'
  useRefreshWhenPaid(outcome === 'paid')
  const isOpen = outcome === 'waiting'
  const state = isOpen ? (checkout.isBlocked ? 'blocked' : 'elsewhere') : outcome
  return (
    <PurchasePanel
      state={state}
      purchase={purchase}
      checkoutUrl={checkout.url}
      buying={buying}
      onClose={onClose}
    />
  )
}
