import type { Settings } from '#contract/endpoints/platform.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { texts } from './recovery-texts.ts'

/** Shown if no mail can be sent: who helps instead. */
export function NoMail({ settings, onBack }: { settings: Settings; onBack: () => void }) {
  const t = useTexts(texts)
  return (
    <div className="grid gap-5">
      <PanelHeading>{t('forgot.noMailTitle')}</PanelHeading>
      <p>{t('forgot.noMail')}</p>
      {settings.supportEmail ? (
        <p>
          {t('forgot.askSupport')}{' '}
          <a
            href={`mailto:${settings.supportEmail}`}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {settings.supportEmail}
          </a>
        </p>
      ) : (
        <p>{t('forgot.askAdmin')}</p>
      )}
      <Button variant="primary" isWide onClick={onBack}>
        {t('backToLogin')}
      </Button>
    </div>
  )
}
