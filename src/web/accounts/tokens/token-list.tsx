import { Images } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { apiLimits } from '#contract/api-limits.ts'
import type { ApiToken } from '#contract/entities/token.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { DocumentationLink } from './documentation-link.tsx'
import { texts } from './texts.ts'
import { TokenRow } from './token-row.tsx'
import { isGood } from './token-state.ts'

/** The active tokens and, collapsed below them, the expired and revoked ones. */
export function TokenList({ tokens, create }: { tokens: readonly ApiToken[]; create: ReactNode }) {
  const t = useTexts(texts)
  const good = tokens.filter(isGood)
  const ended = tokens.filter((token) => !isGood(token))
  const isFull = good.length >= apiLimits.tokensPerUser
  const rows = (some: readonly ApiToken[], label: string) => (
    <ul aria-label={label} className="grid divide-y divide-line">
      {some.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </ul>
  )
  return (
    <Section title={t('section')} action={!isFull && create}>
      <div className="mb-2 grid justify-items-start gap-2">
        <p className="text-sm text-muted">
          {t('hint')} {isFull && t('full', { count: apiLimits.tokensPerUser })}
        </p>
        <DocumentationLink />
        <Link
          href="/results?kind=single"
          className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          <Images aria-hidden className="size-4 shrink-0" />
          {t('singles')}
        </Link>
      </div>
      {/* Takes the focus when the button that revoked the last token is gone. */}
      <div tabIndex={-1}>
        {good.length > 0 ? rows(good, t('section')) : <p className="py-3">{t('noneGood')}</p>}
      </div>
      {ended.length > 0 && (
        <details className="border-t border-line pt-3">
          <summary className="min-h-6 cursor-pointer rounded-sm text-sm font-semibold">
            {t('ended', { count: ended.length })}
          </summary>
          {rows(ended, t('endedList'))}
        </details>
      )}
    </Section>
  )
}
