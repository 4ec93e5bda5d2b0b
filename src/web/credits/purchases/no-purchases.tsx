import { texts } from '#web/credits/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

/** Shown when credit is not for sale. `supportEmail` is empty if there is no contact. */
export function NoPurchases({ supportEmail }: { supportEmail: string }) {
  const t = useTexts(texts)
  return (
    <div className="grid max-w-prose gap-2">
      <p className="font-semibold">{t('purchase.off')}</p>
      <p className="text-muted">
        {t(supportEmail ? 'purchase.offAsk' : 'purchase.offAskNobody')}
        {supportEmail && (
          <>
            {' '}
            <a href={`mailto:${supportEmail}`} className="text-accent underline underline-offset-4">
              {supportEmail}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
