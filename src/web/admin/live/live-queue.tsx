import { CircleCheck, CirclePause, LoaderCircle } from 'lucide-react'
import type { LiveState } from '#contract/entities/live-state.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { LivePart } from './live-part.tsx'

const looks = {
  empty: { tone: 'neutral', Icon: CircleCheck },
  busy: { tone: 'accent', Icon: LoaderCircle },
  paused: { tone: 'warning', Icon: CirclePause },
} as const

/** The number of pending images, and the longest wait. */
export function LiveQueue({ queue }: { queue: LiveState['queue'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { runningJobs, pausedJobs, pendingImages, oldestWaitingSince } = queue
  const state = pausedJobs > 0 ? 'paused' : runningJobs > 0 || pendingImages > 0 ? 'busy' : 'empty'
  const { tone, Icon } = looks[state]
  const figures = { runningJobs, pausedJobs, pendingImages }
  return (
    <LivePart
      title={t('live.queue')}
      state={
        <Badge tone={tone}>
          <Icon aria-hidden />
          {t(`live.queueState.${state}`)}
        </Badge>
      }
    >
      <dl className="grid gap-2 text-sm [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
        {(['runningJobs', 'pausedJobs', 'pendingImages'] as const).map((figure) => (
          <div key={figure}>
            <dt className="text-muted">{t(`live.${figure}`)}</dt>
            <dd className="font-semibold tabular-nums">{formatNumber(figures[figure], language)}</dd>
          </div>
        ))}
        <div>
          <dt className="text-muted">{t('live.oldest')}</dt>
          <dd className="text-right tabular-nums">
            {oldestWaitingSince
              ? t('live.since', { at: formatDateTime(oldestWaitingSince, language) })
              : t('live.nobodyWaits')}
          </dd>
        </div>
      </dl>
    </LivePart>
  )
}
