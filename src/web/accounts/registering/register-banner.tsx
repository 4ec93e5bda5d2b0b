import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from './register-texts.ts'

/** What a new account is worth, and what must happen before it describes pictures. */
export function RegisterBanner({ requiresVerification }: { requiresVerification: boolean }) {
  const t = useTexts(texts)
  return (
    <Banner tone="info" title={t('creditTitle')}>
      <p>{t(requiresVerification ? 'mailComes' : 'activeAtOnce')}</p>
      <p className="mt-1">{t('keyComes')}</p>
    </Banner>
  )
}
