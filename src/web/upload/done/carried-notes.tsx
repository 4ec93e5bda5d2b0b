import type { Summary } from '#contract/entities/progress.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/upload/texts.ts'

/** What was free: existing alt texts, and repeats that count once. */
export function CarriedNotes({ summary: { carried, free } }: { summary: Summary }) {
  const t = useTexts(texts)
  if (carried === 0 && free === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {carried > 0 && <li>{t('done.carried', { count: carried })}</li>}
      {free > 0 && <li>{t('done.free', { count: free })}</li>}
    </ul>
  )
}
