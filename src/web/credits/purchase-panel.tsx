import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CircleAlert, CircleCheck, CircleSlash, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Purchase } from '#contract/entities/credit.ts'
import { formatCents } from '#contract/money.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { creditsQuery } from './credits-queries.ts'
import { PanelFrame, type PanelFrameProps } from './panel-frame.tsx'
import { texts } from './texts.ts'
import type { Buying } from './use-purchase.ts'
import type { ReturnedPurchase } from './use-purchase-return.ts'

const looks = {
  looking: { tone: 'neutral', icon: <Spinner isSilent /> },
  waiting: { tone: 'neutral', icon: <Spinner isSilent /> },
  unreachable: { tone: 'warning', icon: <CircleAlert aria-hidden /> },
  paid: { tone: 'good', icon: <CircleCheck aria-hidden /> },
  processing: { tone: 'neutral', icon: <CalendarClock aria-hidden /> },
  failed: { tone: 'bad', icon: <CircleAlert aria-hidden /> },
  expired: { tone: 'warning', icon: <Hourglass aria-hidden /> },
  cancelled: { tone: 'neutral', icon: <CircleSlash aria-hidden /> },
} as const satisfies Record<ReturnedPurchase['state'], Pick<PanelFrameProps, 'tone' | 'icon'>>

/** What became of the purchase from whose payment page somebody comes back, and the next step. */
export function PurchasePanel({
  returned: { state, purchase },
  buying,
  onClose,
}: {
  returned: ReturnedPurchase
  buying: Buying
  onClose: () => void
}) {
  const t = useTexts(texts)
  const amount = purchase ? formatCents(purchase.amount) : ''
  return (
    <PanelFrame
      {...looks[state]}
      title={t(`panel.${state}`)}
      action={nextStep(state, purchase, buying, t('panel.toUpload'), t('panel.again', { amount }))}
      onClose={onClose}
    >
      {t(`panel.${state}Text`, { amount })} {state === 'paid' && <BalanceNow />}
    </PanelFrame>
  )
}

function nextStep(
  state: ReturnedPurchase['state'],
  purchase: Purchase | undefined,
  buying: Buying,
  toUpload: string,
  again: string,
): ReactNode {
  if (state === 'paid') return <LinkButton href="/">{toUpload}</LinkButton>
  const isOver = state === 'cancelled' || state === 'failed' || state === 'expired'
  if (!isOver || !purchase) return null
  return (
    <Button isBusy={buying.isBusy} onClick={() => buying.start(purchase.amount)}>
      {again}
    </Button>
  )
}

/** Not before the balance has been asked for anew: the one from before the payment would be wrong. */
export function BalanceNow() {
  const t = useTexts(texts)
  const credits = useQuery(creditsQuery)
  if (!credits.data || credits.isFetching) return null
  return t('panel.balanceNow', { amount: formatCents(credits.data.balance) })
}
