import type { ApiToken } from '#contract/entities/token.ts'
import { TestBadge } from '#web/components/test-badge.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatDate, formatDateTime } from '#web/ui/formats/date-time.ts'
import { RevokeToken } from './revoke-token.tsx'
import { texts } from './texts.ts'
import { TokenBadge } from './token-badge.tsx'
import { TokenSpending } from './token-spending.tsx'
import { isGood, stateOfToken } from './token-state.ts'

/** A token: name, first characters, scopes, state, and the button to revoke it. */
export function TokenRow({ token }: { token: ApiToken }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { name, start, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, monthlyCapCents } = token
  const isAtCap = monthlyCapCents !== null && token.spentThisMonthCents >= monthlyCapCents
  const end = (): string => {
    if (revokedAt) return t('revokedAt', { time: formatDate(revokedAt, language) })
    if (!expiresAt) return t('neverExpires')
    return t(isGood(token) ? 'expires' : 'expiredAt', { time: formatDate(expiresAt, language) })
  }

  return (
    <li className="grid gap-x-4 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="grid gap-1 text-sm text-muted">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base text-ink">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span translate="no" className="font-mono text-sm text-muted">
            {t('start', { start })}
          </span>
          {token.isTest && <TestBadge />}
          <TokenBadge state={stateOfToken(token)} isAtCap={isAtCap} />
        </p>
        <p translate="no" className="font-mono">
          {scopes.join(', ')}
        </p>
        <p>
          {t('created', { time: formatDate(createdAt, language) })} · {end()}
        </p>
        <p>{lastUsedAt ? t('used', { time: formatDateTime(lastUsedAt, language) }) : t('neverUsed')}</p>
        {isGood(token) && !token.isTest && <TokenSpending token={token} />}
      </div>
      {isGood(token) && <RevokeToken token={token} />}
    </li>
  )
}
