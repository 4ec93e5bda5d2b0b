import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Balance } from './balance.tsx'
import { creditsQuery } from './credits-queries.ts'
import { PurchasePart } from './purchases/purchase-part.tsx'
import type { Buying } from './purchases/use-purchase.ts'
import { texts } from './texts.ts'

/** The available credit and how many images it pays for. The purchase form is next to it, on phones below it. */
export function CreditCard({ buying }: { buying: Buying }) {
  const t = useTexts(texts)
  const titleId = useId()
  const isBalancePending = useQuery(creditsQuery).isPending
  return (
    <Card className="@container">
      <div className="grid grid-cols-1 gap-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @3xl:gap-10">
        <div className="@container grid min-w-0 content-start gap-4 pt-1">
          <Balance />
        </div>
        {/* On phones the form is below the balance, whose height is not known until it is loaded. */}
        {isBalancePending && <Skeleton className="h-120 @3xl:h-72" />}
        <section
          hidden={isBalancePending}
          aria-labelledby={titleId}
          className="@container min-w-0 content-start gap-4 border-line not-[[hidden]]:grid max-@3xl:border-t max-@3xl:pt-5 @3xl:border-l @3xl:pl-10"
        >
          <h2 id={titleId} className="text-lg">
            {t('purchase.title')}
          </h2>
          <PurchasePart buying={buying} />
        </section>
      </div>
    </Card>
  )
}
