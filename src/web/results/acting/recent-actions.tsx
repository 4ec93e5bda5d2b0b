import { useQuery } from '@tanstack/react-query'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { actionsQuery } from './action-queries.ts'
import { texts } from './texts.ts'
import type { Actions } from './use-actions.ts'

export interface RecentActionsProps {
  jobId: number
  actions: Actions
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The latest actions on many images of a job, each with its undo. */
export function RecentActions({ jobId, actions, isOpen, onOpenChange }: RecentActionsProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const recent = useQuery({ ...actionsQuery(jobId), enabled: isOpen })
  const runs = recent.data?.filter(({ seen }) => seen > 0)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('recent.title')}
      description={t('recent.text')}
    >
      {recent.isPending && <Skeleton className="h-24 w-full" />}
      {recent.isError && !runs && (
        <ErrorCard title={t('recent.loadFailed')} onRetry={() => recent.refetch()}>
          {messageFor(recent.error)}
        </ErrorCard>
      )}
      {runs?.length === 0 && <p>{t('recent.none')}</p>}
      <ul className="grid divide-y divide-line">
        {runs?.map((run) => (
          <li key={run.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div>
              <p>{t(`done.${run.action.kind}`, { count: run.changed })}</p>
              <p className="text-sm text-muted">
                <time dateTime={run.createdAt}>{formatDateTime(run.createdAt, language)}</time>
                {run.action.kind === 'replace' && ` · ${run.action.find} → ${run.action.replacement || '–'}`}
              </p>
            </div>
            {run.state === 'undone' ? (
              <span className="text-sm text-muted">{t('recent.undone')}</span>
            ) : (
              <Button
                size="small"
                onClick={() => {
                  onOpenChange(false)
                  void actions.undo(run)
                }}
              >
                {t('undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
