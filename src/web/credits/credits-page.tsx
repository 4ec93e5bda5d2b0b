import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { CreditCard } from './credit-card.tsx'
import { creditsQuery } from './credits-queries.ts'
import { MoneyStory } from './money-story.tsx'
import { PurchaseElsewhere } from './purchases/purchase-elsewhere.tsx'
import { PurchasePanel } from './purchases/purchase-panel.tsx'
import { usePurchase } from './purchases/use-purchase.ts'
import { usePurchaseReturn } from './purchases/use-purchase-return.ts'
import { texts } from './texts.ts'
import { useFollowBalance } from './use-follow-balance.ts'

/** The available credit, how to buy more, the outcome of a payment, and the history. */
export function CreditsPage() {
  const t = useTexts(texts)
  const heading = useRef<HTMLHeadingElement>(null)
  const buying = usePurchase()
  const returned = usePurchaseReturn()
  useFollowBalance()
  useDocumentTitle(t('title'))

  function closing(close: () => void): () => void {
    return () => {
      close()
      heading.current?.focus()
    }
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 ref={heading} tabIndex={-1} className="text-xl">
        {t('title')}
      </h1>
      {returned && !buying.elsewhere && (
        <PurchasePanel
          key={returned.id}
          state={returned.state}
          purchase={returned.purchase}
          buying={buying}
          onClose={closing(returned.dismiss)}
        />
      )}
      {buying.elsewhere && (
        <PurchaseElsewhere
          key={buying.elsewhere.url}
          checkout={buying.elsewhere}
          buying={buying}
          onClose={closing(buying.forget)}
        />
      )}
      <CreditCard buying={buying} />
      {/* Below a card whose height is not known until the balance is loaded. */}
      <div hidden={useQuery(creditsQuery).isPending} className="grid grid-cols-1 gap-6 [&[hidden]]:hidden">
        <MoneyStory />
      </div>
    </div>
  )
}
