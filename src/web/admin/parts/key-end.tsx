import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

/** `…1a2b`: the part of a key that may be shown. Empty for keys that are too short. */
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
