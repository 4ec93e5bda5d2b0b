import { CircleAlert, CircleCheck } from 'lucide-react'
import type { LiveWorker } from '#contract/entities/live-state.ts'
import { LoadBar } from '#web/admin/parts/load-bar.tsx'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { LivePart } from './live-part.tsx'

/** The worker processes and their load. */
export function LiveWorkers({ workers }: { workers: readonly LiveWorker[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const isRunning = workers.length > 0
  return (
    <LivePart
      title={t('live.workers')}
      state={
        <Badge tone={isRunning ? 'good' : 'bad'}>
          {isRunning ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
          {isRunning ? t('live.running', { count: workers.length }) : t('live.noWorkers')}
        </Badge>
      }
    >
      {!isRunning && <p className="text-sm text-muted">{t('live.noWorkersText')}</p>}
      {isRunning && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {workers.map(({ name, startedAt, underWay, slots }) => (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
              <span className="font-mono text-xs" translate="no">
                {name}
              </span>
              <LoadBar share={slots > 0 ? underWay / slots : 0} />
              <span className="text-muted tabular-nums">
                {t('live.load', { underWay: number(underWay), slots: number(slots) })}
                {' · '}
                {/* Keeps time and date together. */}
                <span className="inline-block">
                  {t('live.up', { at: formatDateTime(startedAt, language) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </LivePart>
  )
}
