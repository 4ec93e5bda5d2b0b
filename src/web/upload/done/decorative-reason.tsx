import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/upload/texts.ts'

/** The reason why an alt text is empty; a suggestion that the user decides on. */
export function DecorativeReason({ reason, lang }: { reason: string; lang: string | undefined }) {
  const t = useTexts(texts)
  return (
    <div>
      <h3 className="text-sm text-muted">{t('decorative.why')}</h3>
      {reason && <p lang={lang}>{reason}</p>}
      <p className="text-sm text-muted">{t('decorative.suggestion')}</p>
    </div>
  )
}
