import { CircleAlert, CircleCheck, CirclePause, TriangleAlert } from 'lucide-react'
import type { LiveKey } from '#contract/entities/live-state.ts'
import { KeyEnd } from '#web/admin/parts/key-end.tsx'
import { texts } from '#web/admin/texts.ts'
import { providerName } from '#web/components/display-names.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'

const looks = {
  well: { tone: 'good', Icon: CircleCheck },
  resting: { tone: 'warning', Icon: CirclePause },
  down: { tone: 'bad', Icon: CircleAlert },
  refused: { tone: 'bad', Icon: TriangleAlert },
} as const

/** A provider's key: owner, state with its time, and load. */
export function LiveKeyRow({ liveKey }: { liveKey: LiveKey }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { provider, lastFour, username, state, since, until, refusal, doubt, learned, limit, underWay } =
    liveKey
  const { tone, Icon } = looks[state]
  const at = (iso: string) => ({ at: formatDateTime(iso, language) })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{providerName(provider)}</span>
        {lastFour && <KeyEnd lastFour={lastFour} />}
        <Badge tone={tone}>
          <Icon aria-hidden />
          {t(`live.key.${state}`)}
        </Badge>
      </span>
      <span className="text-muted tabular-nums">
        {[
          username === null ? t('live.globalKey') : t('live.keyOf', { user: username }),
          t('live.calls', {
            underWay: formatNumber(underWay, language),
            limit: formatNumber(limit, language),
          }),
          until ? t('live.until', at(until)) : since && t('live.since', at(since)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {doubt && (
        <span className="break-words text-muted">
          {t(`live.doubt.${outcomeOf(doubt)}`, { ...at(doubt.at), sentence: doubt.said })}
        </span>
      )}
      {learned && (
        <span className="break-words text-muted">
          {t('live.learned', {
            ...at(learned.at),
            parts: new Intl.ListFormat(language).format(learned.leftOut),
          })}
        </span>
      )}
      {refusal && <span className="break-words text-bad">{t('live.said', { sentence: refusal })}</span>}
    </li>
  )
}

function outcomeOf({ passed }: NonNullable<LiveKey['doubt']>) {
  if (passed === null) return 'open'
  return passed ? 'passed' : 'failed'
}
