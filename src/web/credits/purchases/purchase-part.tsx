import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { NoPurchases } from './no-purchases.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import type { Buying } from './use-purchase.ts'

/** The purchase form or, if credit is not for sale, whom to contact. */
export function PurchasePart({ buying }: { buying: Buying }) {
  const settings = useQuery(settingsQuery).data
  if (!settings) return <Skeleton className="h-64" />
  return settings.hasPurchases ? (
    <PurchaseForm buying={buying} />
  ) : (
    <NoPurchases supportEmail={settings.supportEmail} />
  )
}
