import type { Registration } from '#contract/entities/registration.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from './register-texts.ts'

/** Registration is closed: what is needed instead, and whom to contact. */
export function RegisterClosed({ mode, supportEmail }: { mode: Registration['mode']; supportEmail: string }) {
  const t = useTexts(texts)
  const isByInvitation = mode === 'invitation'
  return (
    <Banner tone="info" title={t(isByInvitation ? 'invitationTitle' : 'closedTitle')}>
      <p>{t(isByInvitation ? 'invitationText' : 'closedText')}</p>
      {supportEmail && (
        <p className="mt-1">
          {t('askAt')}{' '}
          <a
            href={`mailto:${encodeURI(supportEmail)}`}
            className="font-semibold underline underline-offset-4"
          >
            {supportEmail}
          </a>
        </p>
      )}
    </Banner>
  )
}
