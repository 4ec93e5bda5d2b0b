import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { CallError } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { formatDate } from '#web/ui/formats/date-time.ts'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuditOverview } from './audit-overview.tsx'
import { sharedAuditQuery } from './audit-queries.ts'
import { PageTable } from './page-table.tsx'
import { PictureList } from './picture-list.tsx'
import { texts } from './texts.ts'

/** An audit for anyone who has its link, read-only. */
export function SharedAuditPage() {
  const t = useTexts(texts)
  const language = useLanguage()
  const { token = '' } = useParams<{ token: string }>()
  const shared = useInfiniteQuery(sharedAuditQuery(token))
  const first = shared.data?.pages[0]
  useDocumentTitle(first ? new URL(first.audit.url).hostname : t('shared.title'))
  const { error } = shared
  if (error instanceof CallError && (error.status === 404 || error.status === 400))
    return (
      <>
        <h1 className="sr-only">{t('shared.title')}</h1>
        <EmptyState title={t('shared.over')} />
      </>
    )
  if (error && !first)
    return (
      <ErrorCard title={t('loadFailed')} onRetry={() => shared.refetch()} isRetrying={shared.isFetching}>
        {messageFor(error)}
      </ErrorCard>
    )
  if (!first)
    return (
      <div className="grid min-h-dvh content-start justify-items-center pt-16">
        <Spinner />
      </div>
    )
  const pictures = shared.data?.pages.flatMap((page) => page.pictures) ?? []
  return (
    <div className="grid grid-cols-1 gap-6">
      <AuditOverview audit={first.audit} />
      <PageTable pages={first.pages} audit={first.audit} />
      {pictures.length > 0 && (
        <Section title={t('pictures.any')}>
          <PictureList pictures={pictures} hasPreviews={false} />
          {shared.hasNextPage && (
            <Button onClick={() => void shared.fetchNextPage()} isBusy={shared.isFetchingNextPage}>
              {t('pictures.more')}
            </Button>
          )}
        </Section>
      )}
      <p className="text-sm text-muted">
        {t('shared.until', { day: formatDate(first.expiresAt, language) })}
      </p>
    </div>
  )
}
