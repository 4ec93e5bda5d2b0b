import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

/** `…1a2b`: what may be shown of a key. Nothing where it is too short to show any of. */
export function KeyEnd({ lastFour }: { lastFour: string }) {
  const t = useTexts(texts)
  if (!lastFour) return null
  return (
    <>
      <span className="sr-only">{t('key.endsWith')} </span>
      <span className="font-mono whitespace-nowrap">…{lastFour}</span>
    </>
  )
}
