import type { ReactNode } from 'react'
import type { GlobalKey } from '#contract/entities/api-key.ts'
import { KeyEnd } from '#web/admin/parts/key-end.tsx'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatDateTime } from '#web/ui/formats/date-time.ts'

/** The facts of a global key: last characters, origin, age, and its users. */
export function GlobalKeyFacts({ globalKey }: { globalKey: GlobalKey }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { isSet, lastFour, source, setAt, refusedAt, usersCount } = globalKey
  const facts: { label: string; fact: ReactNode }[] = [
    {
      label: t('global.key'),
      fact: lastFour ? <KeyEnd lastFour={lastFour} /> : isSet ? t('key.hidden') : '–',
    },
    { label: t('global.source'), fact: source ? t(`global.${source}`) : '–' },
    { label: t('global.since'), fact: setAt ? formatDateTime(setAt, language) : '–' },
    { label: t('global.users'), fact: t('search.all', { count: usersCount }) },
  ]
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(({ label, fact }) => (
          <div key={label} className="col-span-full grid grid-cols-subgrid items-baseline">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
      {refusedAt && (
        <p className="text-sm text-bad">{t('key.refusedAt', { at: formatDateTime(refusedAt, language) })}</p>
      )}
    </>
  )
}
