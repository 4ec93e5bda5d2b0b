import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { downloadAudit } from '#contract/endpoints/site-audits.ts'
import type { AuditedPage, SiteAudit } from '#contract/entities/site-audit.ts'
import { messageFor } from '#web/http/message-for.ts'
import { urlOf } from '#web/http/url-of.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuditOverview } from './audit-overview.tsx'
import { AuditPictures } from './audit-pictures.tsx'
import { AuditProgress } from './audit-progress.tsx'
import { auditPagesQuery, auditQuery, deleteAuditMutation, isOver } from './audit-queries.ts'
import { PageTable } from './page-table.tsx'
import { ShareAudit } from './share-audit.tsx'
import { texts } from './texts.ts'

/** One audit: its progress, then its findings. */
export function AuditView({ id }: { id: number }) {
  const t = useTexts(texts)
  const { data: audit, error, refetch, isFetching } = useQuery(auditQuery(id))
  useDocumentTitle(audit ? new URL(audit.url).hostname : t('title'))
  if (!audit && error)
    return (
      <ErrorCard title={t('loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
        {messageFor(error)}
      </ErrorCard>
    )
  if (!audit)
    return (
      <div className="grid min-h-dvh content-start justify-items-center pt-16">
        <Spinner />
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <Link
        href="/pruefung"
        data-no-print
        className="inline-flex min-h-9 items-center gap-1 justify-self-start text-accent"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('all')}
      </Link>
      {isOver(audit) ? (
        <Findings audit={audit} />
      ) : (
        <>
          <h1 className="text-xl break-all">{audit.url}</h1>
          <AuditProgress audit={audit} />
        </>
      )}
    </div>
  )
}

function Findings({ audit }: { audit: SiteAudit }) {
  const t = useTexts(texts)
  const { id, pictures } = audit
  const { data: pages = [] } = useQuery(auditPagesQuery(id))
  const [page, setPage] = useState<AuditedPage | null>(null)
  return (
    <>
      <AuditOverview audit={audit} />
      <div data-no-print className="flex flex-wrap items-center gap-3">
        {pictures.withFaults > 0 && (
          <>
            <LinkButton href={`/?pruefung=${id}`} variant="primary">
              {t('describe')}
            </LinkButton>
            <p className="min-w-0 grow basis-60 text-sm text-muted">{t('describeHint')}</p>
          </>
        )}
        <DownloadLink url={urlOf(downloadAudit, { params: { id } })}>{t('csv')}</DownloadLink>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t('print')}
        </Button>
        <ShareAudit id={id} />
        <DeleteAudit audit={audit} />
      </div>
      <PageTable pages={pages} audit={audit} onShow={setPage} />
      {pictures.total > 0 && <AuditPictures audit={audit} page={page} onPage={setPage} />}
    </>
  )
}

function DeleteAudit({ audit: { id, url } }: { audit: SiteAudit }) {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const [, navigate] = useLocation()
  const remove = useMutation({
    ...deleteAuditMutation(useQueryClient(), id),
    onError: (error) => showToast({ variant: 'destructive', title: messageFor(error) }),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('deleteAsk')}
        confirmLabel={t('delete')}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => navigate('/pruefung') })}
        isBusy={remove.isPending}
      >
        {t('deleteText', { url })}
      </ConfirmDialog>
    </>
  )
}
