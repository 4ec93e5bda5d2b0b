import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CircleAlert, CircleCheck, CircleSlash, ExternalLink, Hourglass } from 'lucide-react'
import type { Purchase } from '#contract/entities/credit.ts'
import { formatCents } from '#contract/money.ts'
import { creditsQuery } from '#web/credits/credits-queries.ts'
import { texts } from '#web/credits/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PanelFrame, type PanelFrameProps } from './panel-frame.tsx'
import type { Buying } from './use-purchase.ts'
import type { ReturnedPurchase } from './use-purchase-return.ts'

/** The state of a purchase, on the page that the payment returns to or on the one that opened a tab for it. */
export type PanelState = ReturnedPurchase['state'] | 'elsewhere' | 'blocked'

const looks = {
  looking: { tone: 'neutral', icon: <Spinner isSilent /> },
  elsewhere: { tone: 'neutral', icon: <Spinner isSilent /> },
  blocked: { tone: 'warning', icon: <CircleAlert aria-hidden /> },
  waiting: { tone: 'neutral', icon: <Spinner isSilent /> },
  unreachable: { tone: 'warning', icon: <CircleAlert aria-hidden /> },
  paid: { tone: 'good', icon: <CircleCheck aria-hidden /> },
  processing: { tone: 'neutral', icon: <CalendarClock aria-hidden /> },
  failed: { tone: 'bad', icon: <CircleAlert aria-hidden /> },
  expired: { tone: 'warning', icon: <Hourglass aria-hidden /> },
  cancelled: { tone: 'neutral', icon: <CircleSlash aria-hidden /> },
} as const satisfies Record<PanelState, Pick<PanelFrameProps, 'tone' | 'icon'>>

export interface PurchasePanelProps {
  state: PanelState
  purchase: Purchase | undefined
  /** The payment page, if it is open in another tab. */
  checkoutUrl?: string
  buying: Buying
  onClose: () => void
}

/** The outcome of a purchase and the next step. */
export function PurchasePanel(props: PurchasePanelProps) {
  const { state, purchase, onClose } = props
  const t = useTexts(texts)
  const language = useLanguage()
  const amount = purchase ? formatCents(purchase.amount, language) : ''
  return (
    <PanelFrame
      {...looks[state]}
      title={t(`panel.${state}`)}
      action={<NextStep {...props} />}
      onClose={onClose}
    >
      {t(`panel.${state}Text`, { amount })} {state === 'paid' && <BalanceNow />}
    </PanelFrame>
  )
}

function NextStep({ state, purchase, checkoutUrl, buying }: PurchasePanelProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  switch (state) {
    case 'elsewhere':
    case 'blocked':
      return (
        <a href={checkoutUrl} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          <ExternalLink aria-hidden className="size-5" />
          {t('panel.toCheckout')}
        </a>
      )
    case 'paid':
      return <LinkButton href="/">{t('panel.toUpload')}</LinkButton>
    case 'cancelled':
    case 'failed':
    case 'expired':
      return (
        purchase && (
          <Button isBusy={buying.isBusy} onClick={() => buying.start(purchase.amount)}>
            {t('panel.again', { amount: formatCents(purchase.amount, language) })}
          </Button>
        )
      )
    default:
      return null
  }
}

/** Rendered only after the balance was refetched: the cached one is from before the payment. */
function BalanceNow() {
  const t = useTexts(texts)
  const language = useLanguage()
  const credits = useQuery(creditsQuery)
  if (!credits.data || credits.isFetching) return null
  return t('panel.balanceNow', { amount: formatCents(credits.data.balance, language) })
}
