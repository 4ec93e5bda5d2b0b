import { useQuery } from '@tanstack/react-query'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { actionsQuery } from './action-queries.ts'
import { texts } from './texts.ts'
import type { Actions } from './use-actions.ts'

/** Actions on so many images are one step. */
const quickImages = 100

/** An action in progress, or one that was stopped here or by closing a page, which can be continued or undone. */
export function ActionProgress({ jobId, actions }: { jobId: number; actions: Actions }) {
  const t = useTexts(texts)
  const latest = useQuery(actionsQuery(jobId)).data?.[0]
  const { current, phase, error } = actions
  const left = latest && latest.seen > 0 && (latest.state === 'running' || latest.state === 'undoing')
  const run = current ?? (left ? latest : null)
  const isFollowed = current !== null && (phase === 'running' || phase === 'stopping')

  if (phase === 'failed' && !run)
    return (
      <Banner tone="bad" title={t('failed')}>
        {messageFor(error)}
      </Banner>
    )
  if (!run) return null
  if (isFollowed) {
    // Most actions are one step: nothing flashes up for them.
    if (run.seen === 0 && run.total <= quickImages) return null
    return (
      <div className="grid gap-2 rounded-md border border-line bg-surface px-4 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="tabular-nums">
            <span className="font-semibold">{t(run.state === 'undoing' ? 'undoing' : 'running')}</span>{' '}
            {t('progress', run)}
          </p>
          <Button size="small" isBusy={phase === 'stopping'} onClick={actions.stop}>
            {t('stop')}
          </Button>
        </div>
        <ProgressBar
          percent={run.total === 0 ? null : (100 * run.seen) / run.total}
          label={t(run.state === 'undoing' ? 'undoing' : 'running')}
        />
        <p className="text-sm text-muted">{t('leave')}</p>
      </div>
    )
  }
  return (
    <Banner
      tone={phase === 'failed' ? 'bad' : 'warning'}
      title={phase === 'failed' ? t('failed') : t('stopped', run)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => void actions.goOn(run)}>
            {t('goOn')}
          </Button>
          {run.state === 'running' && (
            <Button size="small" onClick={() => void actions.undo(run)}>
              {t('undo')}
            </Button>
          )}
        </div>
      }
    >
      {phase === 'failed' && messageFor(error)}
    </Banner>
  )
}
