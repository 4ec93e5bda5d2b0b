import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { Card } from '#web/ui/layout/card.tsx'

/** A number, its name, and its history. Keeps its height while the history loads. */
export function CountTile({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const language = useLanguage()
  return (
    <Card className="flex min-h-42 flex-col gap-1">
      <dt className="order-2 text-sm text-muted">{name}</dt>
      <dd className="order-1 text-xl font-bold tabular-nums">{formatNumber(count, language)}</dd>
      <dd className="order-3 mt-auto grid grid-cols-[minmax(0,1fr)] gap-1 text-xs text-muted tabular-nums">
        {children}
      </dd>
    </Card>
  )
}
