import { useEffect, useRef, useState } from 'react'
import { formatCents } from '#contract/money.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { texts } from '#web/upload/texts.ts'

/** Somebody who ticks three languages is told one price. */
const quietMs = 800

/** Tells readers who cannot see the receipt that a choice has changed its sum, never the first one. */
export function AnnouncePrice({ cents }: { cents: number | null }) {
  const t = useTexts(texts)
  const settled = useDebounced(cents, quietMs)
  const known = useRef(cents)
  const [changed, setChanged] = useState<number | null>(null)
  useEffect(() => {
    // While the images are counted there is none.
    known.current ??= cents
  }, [cents])
  useEffect(() => {
    if (settled === null || settled === known.current) return
    known.current = settled
    setChanged(settled)
  }, [settled])
  return (
    <p role="status" className="sr-only">
      {changed !== null && t('receipt.changed', { price: formatCents(changed) })}
    </p>
  )
}
