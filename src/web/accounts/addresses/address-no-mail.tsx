import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** Where no mail can be sent: who changes the address instead. */
export function AddressNoMail({ supportEmail }: { supportEmail: string }) {
  const t = useTexts(texts)
  return (
    <p className="text-sm text-muted">
      {t('noMail')}
      {supportEmail && (
        <>
          {' '}
          {t('askSupport')}{' '}
          <a
            href={`mailto:${supportEmail}`}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {supportEmail}
          </a>
        </>
      )}
    </p>
  )
}
