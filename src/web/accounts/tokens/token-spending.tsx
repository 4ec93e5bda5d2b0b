import type { ApiToken } from '#contract/entities/token.ts'
import { formatCents } from '#contract/money.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { texts } from './texts.ts'

/** What calls with a token have spent and hold this month, as a share of its cap if it has one. */
export function TokenSpending({ token }: { token: ApiToken }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { name, monthlyCapCents: capCents, spentThisMonthCents: spentCents } = token
  const spent = formatCents(spentCents, language)
  if (capCents === null) return <p className="tabular-nums">{t('spent', { spent })}</p>
  return (
    <div className="mt-1 grid max-w-72 gap-1">
      <p className="tabular-nums">{t('spentOf', { spent, cap: formatCents(capCents, language) })}</p>
      <ProgressBar
        percent={capCents === 0 ? 100 : (spentCents / capCents) * 100}
        label={t('spentBar', { name })}
      />
    </div>
  )
}
