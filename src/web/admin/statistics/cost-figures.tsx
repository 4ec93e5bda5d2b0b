import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Costs } from '#contract/entities/provider-cost.ts'
import { formatCents } from '#contract/money.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatMicros } from './format-micros.ts'
import { formatShare } from './format-share.ts'

/** Revenue, cost, and the remainder in large figures. */
export function CostFigures({ costs }: { costs: Costs }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { revenueCents, chargedImages, costMicros, marginMicros, unpricedCalls } = costs
  const share = formatShare(marginMicros, revenueCents, language)
  const perImage = chargedImages > 0 && formatMicros(Math.round(costMicros / chargedImages), language)

  return (
    <dl className="grid gap-x-10 gap-y-5 sm:flex sm:flex-wrap sm:items-end">
      <Figure name={t('costs.revenue')} note={t('costs.charged', { count: chargedImages })}>
        {formatCents(revenueCents, language)}
      </Figure>
      <Figure name={t('costs.cost')} note={perImage && t('costs.perImage', { amount: perImage })}>
        {formatMicros(costMicros, language)}
      </Figure>
      <Figure
        name={t(unpricedCalls > 0 ? 'costs.leftAtMost' : 'costs.left')}
        note={share && t('costs.share', { share })}
        isLoud
        isBad={marginMicros < 0}
      >
        {formatMicros(marginMicros, language)}
      </Figure>
    </dl>
  )
}

function Figure({
  name,
  note,
  isLoud,
  isBad,
  children,
}: {
  name: string
  note: ReactNode
  isLoud?: boolean
  isBad?: boolean
  children: ReactNode
}) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd
        className={clsx(
          'whitespace-nowrap tabular-nums',
          isLoud ? 'text-2xl font-bold' : 'text-xl font-semibold',
          isBad && 'text-bad',
        )}
      >
        {children}
      </dd>
      <dd className="min-h-5 text-sm text-muted tabular-nums">{note}</dd>
    </div>
  )
}
