import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Link } from 'wouter'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { AccountBanner } from '#web/upload/parts/account-banner.tsx'
import { assignedKeysQuery } from '#web/upload/parts/upload-queries.ts'
import { PendingSteps } from './pending-steps.tsx'
import { texts } from './pending-texts.ts'
import { SampleJob } from './sample-job.tsx'

const linkClass = 'inline-flex min-h-8 items-center text-balance text-accent underline underline-offset-4'

/**
 * Replaces the upload form until a key is assigned to the user, and disappears automatically. Meanwhile a list can be checked, which its
 * draft keeps, and a finished job looked at.
 */
export function PendingView({ onCheck }: { onCheck: () => void }) {
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
      <Card className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="grid gap-1">
          <h2 className="text-base">{t('checkTitle')}</h2>
          <p className="text-sm text-muted">{t('checkText')}</p>
        </div>
        <Button onClick={onCheck}>{t('check')}</Button>
      </Card>
      <SampleJob />
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
