import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { InboxLink } from './inbox-link.tsx'
import { texts } from './recovery-texts.ts'

/** Says that a link to reset the password was sent if the account exists, without revealing whether it does. */
export function LinkSent({ onBack }: { onBack: () => void }) {
  const t = useTexts(texts)
  return (
    <div className="grid gap-5">
      <PanelHeading>{t('forgot.sentTitle')}</PanelHeading>
      <div role="status" className="grid gap-2">
        <p>{t('forgot.sent')}</p>
        <p className="text-sm text-muted">{t('forgot.sentHint')}</p>
      </div>
      <InboxLink />
      <Button variant="primary" isWide onClick={onBack}>
        {t('backToLogin')}
      </Button>
    </div>
  )
}
