import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Link } from 'wouter'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useDocumentTitle } from '#web/ui/layout/use-document-title.ts'
import { AccountBanner } from '#web/upload/parts/account-banner.tsx'
import { assignedKeysQuery } from '#web/upload/parts/upload-queries.ts'
import { PendingSteps } from './pending-steps.tsx'
import { texts } from './pending-texts.ts'

const linkClass = 'inline-flex min-h-8 items-center text-balance text-accent underline underline-offset-4'

/** Replaces the upload form until a key is assigned to the user. Disappears automatically. */
export function PendingView() {
  const t = useTexts(texts)
  useDocumentTitle(t('title'))
  const keys = useQuery(assignedKeysQuery)
  const supportEmail = useQuery(settingsQuery).data?.supportEmail

  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <h1 className="text-xl">{t('title')}</h1>
      <AccountBanner />
      <Card className="grid gap-5">
        <p className="text-muted">{t('lead')}</p>
        <PendingSteps />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="text-sm text-muted">{t('watching')}</p>
          <Button size="small" isBusy={keys.isFetching} onClick={() => void keys.refetch()}>
            {!keys.isFetching && <RotateCw aria-hidden className="size-4" />}
            {t('lookNow')}
          </Button>
        </div>
      </Card>
      <div className="grid justify-items-start gap-1 text-sm text-muted">
        <Link href="/hilfe" className={linkClass}>
          {t('help')}
        </Link>
        {supportEmail && (
          <p>
            {t('support')}{' '}
            <a href={`mailto:${supportEmail}`} className={linkClass}>
              {supportEmail}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
