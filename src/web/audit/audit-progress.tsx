import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SiteAudit } from '#contract/entities/site-audit.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { stopAuditMutation } from './audit-queries.ts'
import { texts } from './texts.ts'

/** What a running audit has found so far, and how to stop it. */
export function AuditProgress({ audit: { id, status, pages, pictures } }: { audit: SiteAudit }) {
  const t = useTexts(texts)
  const stop = useMutation({
    ...stopAuditMutation(useQueryClient(), id),
    onError: (error) => showToast({ variant: 'destructive', title: messageFor(error) }),
  })
  const visited = pages.read + pages.failed + pages.skipped
  return (
    <Card className="grid gap-4">
      <ProgressBar
        isTall
        label={t('progress')}
        // How many pages there are is only known of those that were found.
        percent={status === 'waiting' ? null : (100 * visited) / Math.max(1, visited + pages.waiting)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="grow tabular-nums">
          {status === 'waiting' ? t('waits') : t('progressNow', { read: pages.read, found: pictures.total })}
        </p>
        <Button onClick={() => stop.mutate()} isBusy={stop.isPending || stop.isSuccess}>
          {t('stop')}
        </Button>
      </div>
    </Card>
  )
}
