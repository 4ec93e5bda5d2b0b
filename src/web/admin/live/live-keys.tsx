import type { LiveKey } from '#contract/entities/live-state.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LiveKeyRow } from './live-key-row.tsx'
import { liveKeyId } from './live-news.ts'
import { LivePart } from './live-part.tsx'

const gravity = { refused: 0, down: 1, resting: 2, well: 3 } as const
/** At most this many working keys are listed; all others always are. */
const mostWell = 4

/** The providers' state by key, those that need attention first. */
export function LiveKeys({ keys }: { keys: readonly LiveKey[] }) {
  const t = useTexts(texts)
  const ill = keys
    .filter(({ state }) => state !== 'well')
    .toSorted((one, other) => gravity[one.state] - gravity[other.state])
  const well = keys.filter(({ state }) => state === 'well')
  const left = well.length - mostWell
  return (
    <LivePart title={t('live.providers')}>
      {keys.length === 0 && <p className="text-sm text-muted">{t('live.noKeys')}</p>}
      {keys.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {[...ill, ...well.slice(0, mostWell)].map((key) => (
            <LiveKeyRow key={liveKeyId(key)} liveKey={key} />
          ))}
        </ul>
      )}
      {left > 0 && <p className="text-sm text-muted">{t('live.moreWell', { count: left })}</p>}
    </LivePart>
  )
}
