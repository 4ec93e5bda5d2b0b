import { clsx } from 'clsx'
import type { AdjustmentEffect } from './adjustment-effect.ts'

/** `12,50 € + 25,00 € = 37,50 €`; in narrow layouts it breaks before its signs. */
export function EffectLine({ effect }: { effect: AdjustmentEffect }) {
  const { before, change, after, isPossible } = effect
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-lg tabular-nums [&>*]:whitespace-nowrap">
      <span>{before}</span> <span>{change}</span>{' '}
      <span className={clsx('font-bold', isPossible ? 'text-ink' : 'text-bad')}>= {after}</span>
    </p>
  )
}
