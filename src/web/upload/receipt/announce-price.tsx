import { useEffect, useRef, useState } from 'react'
import { formatCents } from '#contract/money.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { texts } from '#web/upload/texts.ts'

/** Long enough that ticking three languages announces one price. */
const quietMs = 800

/** Announces to screen readers that a choice has changed the price. The first price is not announced. */
export function AnnouncePrice({ cents }: { cents: number | null }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const settled = useDebounced(cents, quietMs)
  const known = useRef(cents)
  const [changed, setChanged] = useState<number | null>(null)
  useEffect(() => {
    // There is no price while the images are being counted.
    known.current ??= cents
  }, [cents])
  useEffect(() => {
    if (settled === null || settled === known.current) return
    known.current = settled
    setChanged(settled)
  }, [settled])
  return (
    <p role="status" className="sr-only">
      {changed !== null && t('receipt.changed', { price: formatCents(changed, language) })}
    </p>
  )
}
