import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import { formatCents } from '#contract/money.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { nextPurchaseQuery, refreshCredits } from './credits-queries.ts'
import { PanelFrame } from './panel-frame.tsx'
import { BalanceNow } from './purchase-panel.tsx'
import { texts } from './texts.ts'
import type { CheckoutElsewhere } from './use-purchase.ts'

/** Waits in a frame for the payment that is made in another tab. */
export function PurchaseElsewhere({
  checkout,
  onClose,
}: {
  checkout: CheckoutElsewhere
  onClose: () => void
}) {
  const t = useTexts(texts)
  const client = useQueryClient()
  const { data: credited } = useQuery(nextPurchaseQuery(checkout.after))
  const isPaid = Boolean(credited)
  useEffect(() => {
    if (isPaid) refreshCredits(client)
  }, [isPaid, client])

  if (credited) {
    return (
      <PanelFrame
        tone="good"
        icon={<CircleCheck aria-hidden />}
        title={t('panel.paid')}
        action={<LinkButton href="/">{t('panel.toUpload')}</LinkButton>}
        onClose={onClose}
      >
        {t('panel.paidText', { amount: formatCents(credited.amount) })} <BalanceNow />
      </PanelFrame>
    )
  }
  return (
    <PanelFrame
      tone="neutral"
      icon={<Spinner isSilent />}
      title={t(checkout.isBlocked ? 'elsewhere.blocked' : 'elsewhere.open')}
      action={
        <a href={checkout.url} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          <ExternalLink aria-hidden className="size-5" />
          {t('elsewhere.link')}
        </a>
      }
      onClose={onClose}
    >
      {t('elsewhere.text')}
    </PanelFrame>
  )
}
