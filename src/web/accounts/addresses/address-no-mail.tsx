import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** Shown if no mail can be sent: who can change the address instead. */
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
