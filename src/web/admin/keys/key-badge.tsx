import { TriangleAlert } from 'lucide-react'
import type { AssignedKey } from '#contract/entities/api-key.ts'
import { KeyEnd } from '#web/admin/parts/key-end.tsx'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { KeyName } from './key-name.tsx'

/** A user's key in short: provider, owner, and whether it was refused. */
export function KeyBadge({ assigned }: { assigned: AssignedKey }) {
  const t = useTexts(texts)
  const isRefused = assigned.refusedAt !== null
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-1.5 rounded-sm border border-line bg-sunken px-2 py-0.5 text-xs">
      <KeyName name={assigned.name} />
      <span className="text-muted">
        {assigned.isGlobal ? (
          t('key.global')
        ) : assigned.lastFour ? (
          <KeyEnd lastFour={assigned.lastFour} />
        ) : (
          t('key.own')
        )}
      </span>
      {isRefused && (
        <span className="inline-flex items-center gap-1 font-semibold text-bad">
          <TriangleAlert aria-hidden className="size-3.5" />
          {t('key.refused')}
        </span>
      )}
    </span>
  )
}
