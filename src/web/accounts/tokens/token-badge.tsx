import { CircleSlash, Clock } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { texts } from './texts.ts'
import type { TokenState } from './token-state.ts'

/** Marks a token whose state needs attention. */
export function TokenBadge({ state, isAtCap }: { state: TokenState; isAtCap: boolean }) {
  const t = useTexts(texts)
  if (state.kind === 'revoked') return <Badge>{t('isRevoked')}</Badge>
  if (state.kind === 'expired') return <Badge>{t('isExpired')}</Badge>
  return (
    <>
      {state.kind === 'expiring' && (
        <Badge tone="warning">
          <Clock aria-hidden />
          {t('expiring', { count: state.days })}
        </Badge>
      )}
      {isAtCap && (
        <Badge tone="bad">
          <CircleSlash aria-hidden />
          {t('atCap')}
        </Badge>
      )}
    </>
  )
}
