import { clsx } from 'clsx'
import type { Credits } from '#contract/entities/credit.ts'
import { formatCents } from '#contract/money.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

/** The available credit in large figures, with the amounts on hold and owed next to it. */
export function CreditFigures({ credits: { balance, held, owed } }: { credits: Credits }) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <div className="grid gap-3">
      <dl className="flex flex-wrap items-end gap-x-10 gap-y-4">
        <div className="grid w-full gap-1 sm:w-auto">
          <dt className="text-sm text-muted">{t('credit.available')}</dt>
          <dd className="text-2xl font-bold whitespace-nowrap tabular-nums">
            {formatCents(balance, language)}
          </dd>
        </div>
        <Figure name={t('credit.held')} cents={held} tone="text-ink" />
        <Figure name={t('credit.owed')} cents={owed} tone="text-warning" />
      </dl>
      {owed > 0 && <p className="text-sm text-muted">{t('credit.owedText')}</p>}
    </div>
  )
}

function Figure({ name, cents, tone }: { name: string; cents: number; tone: string }) {
  const language = useLanguage()
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd
        className={clsx(
          'text-lg whitespace-nowrap tabular-nums',
          cents === 0 ? 'text-muted' : ['font-semibold', tone],
        )}
      >
        {formatCents(cents, language)}
      </dd>
    </div>
  )
}
