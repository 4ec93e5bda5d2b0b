import { useQuery } from '@tanstack/react-query'
import { pictureRuleNames, type SiteAudit } from '#contract/entities/site-audit.ts'
import { formatNumber } from '#contract/numbers.ts'
import { pictureRules } from '#contract/picture-rules.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { formatDate } from '#web/ui/formats/date-time.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { texts } from './texts.ts'

/** What an audit counted: in all, by fault, and compared with the last one. */
export function AuditOverview({ audit }: { audit: SiteAudit }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const operator = useQuery(settingsQuery).data?.operator.name
  const { pages, pictures, end, url, createdAt } = audit
  const day = formatDate(createdAt, language)
  const unread = pages.failed + pages.skipped
  const good = pictures.total - pictures.withFaults - pictures.decorative
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-xl break-all">{url}</h1>
        <p className="text-muted">
          {operator ? t('reportBy', { day, operator }) : t('report', { day })}
          {' · '}
          {t('read', { count: pages.read })}
          {unread > 0 && `, ${t('unread', { count: unread })}`}
        </p>
      </div>
      {end && end.code !== 'done' && (
        <Banner tone={end.code === 'nothing_read' ? 'bad' : 'warning'}>{end.message}</Banner>
      )}
      {pages.walled > 0 && <Banner tone="warning">{t('walled', { count: pages.walled })}</Banner>}
      {pages.read > 0 && (
        <>
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            <Figure label={t('figures.pictures')} value={pictures.total} />
            <Figure label={t('figures.withFaults')} value={pictures.withFaults} />
            <Figure label={t('figures.good')} value={good} />
            <Figure label={t('figures.decorative')} value={pictures.decorative} />
          </dl>
          <Section title={t('faults.title')}>
            <Faults audit={audit} />
          </Section>
        </>
      )}
    </>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  const language = useLanguage()
  return (
    <div className="flex flex-col-reverse rounded-lg border border-line bg-surface px-4 py-3 shadow-card">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{formatNumber(value, language)}</dd>
    </div>
  )
}

function Faults({ audit: { pictures, sincePrevious } }: { audit: SiteAudit }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const changes = sincePrevious?.faults ?? {}
  const rules = pictureRuleNames.filter((rule) => pictures.faults[rule] || changes[rule])
  const sign = (change: number) => `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change), language)}`
  return (
    <div className="grid gap-4">
      {sincePrevious && <Since since={sincePrevious} />}
      {rules.length === 0 ? (
        <p>{t('faults.none')}</p>
      ) : (
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr className="border-b border-control text-sm text-muted">
              <th scope="col" className="py-2 pr-2 font-semibold">
                {t('faults.rule')}
              </th>
              <th scope="col" className="py-2 pl-2 text-right font-semibold">
                {t('faults.count')}
              </th>
              {sincePrevious && (
                <th scope="col" className="py-2 pl-2 text-right font-semibold">
                  {t('faults.change')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2 pr-2 font-normal">
                  {pictureRules[rule][language]}
                </th>
                <td className="py-2 pl-2 text-right font-semibold">
                  {formatNumber(pictures.faults[rule] ?? 0, language)}
                </td>
                {sincePrevious && (
                  <td className="py-2 pl-2 text-right">{changes[rule] ? sign(changes[rule]) : ''}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-sm text-muted">{t('faults.limits')}</p>
    </div>
  )
}

function Since({ since }: { since: NonNullable<SiteAudit['sincePrevious']> }) {
  const t = useTexts(texts)
  const day = formatDate(since.createdAt, useLanguage())
  const count = Math.abs(since.withFaults)
  if (count === 0) return <p className="font-semibold">{t('since.same', { day })}</p>
  return (
    <p className="font-semibold">{t(since.withFaults < 0 ? 'since.fewer' : 'since.more', { count, day })}</p>
  )
}
