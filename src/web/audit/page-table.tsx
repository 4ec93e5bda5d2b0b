import { type ReactNode, useState } from 'react'
import type { AuditedPage, SiteAudit } from '#contract/entities/site-audit.ts'
import { formatNumber } from '#contract/numbers.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { texts } from './texts.ts'

const shownFirst = 10

/** The pages of an audit, the worst first, with what is to be known about them. */
export function PageTable({
  pages,
  audit,
  onShow,
}: {
  pages: readonly AuditedPage[]
  audit: SiteAudit
  /** Absent: the pictures of a page can't be shown alone. */
  onShow?: (page: AuditedPage) => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { read, failed, skipped } = audit.pages
  const count = read + failed + skipped
  const [isWhole, setWhole] = useState(false)
  const telling = pages.filter(({ withFaults, notes }) => withFaults > 0 || notes.length > 0)
  const shown = isWhole ? pages : telling.slice(0, shownFirst)
  if (pages.length === 0) return null
  return (
    <Section title={t('pages.title')}>
      <ul className="grid divide-y divide-line">
        {shown.map((page) => (
          <li key={page.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
            <div className="grid min-w-0 grow basis-72 gap-0.5">
              <a
                href={page.url}
                target="_blank"
                rel="noreferrer noopener"
                className="break-all text-accent hover:underline"
              >
                {page.title || page.url}
              </a>
              {page.title && <span className="text-sm break-all text-muted">{page.url}</span>}
              {page.notes.map(({ code, message }) => (
                <span key={code} className="text-sm text-warning">
                  {message}
                </span>
              ))}
            </div>
            {page.status === 'read' && (
              <Faulty page={page} {...(onShow && { onShow })}>
                {formatNumber(page.withFaults, language)} {t('pages.withFaults')}
              </Faulty>
            )}
          </li>
        ))}
      </ul>
      {shown.length < pages.length && (
        <div data-no-print className="mt-3">
          <Button size="small" onClick={() => setWhole(true)}>
            {t('pages.more')}
          </Button>
        </div>
      )}
      {isWhole && pages.length < count && (
        <p className="mt-3 text-sm text-muted">{t('pages.hidden', { shown: pages.length, count })}</p>
      )}
    </Section>
  )
}

function Faulty({
  page,
  onShow,
  children,
}: {
  page: AuditedPage
  onShow?: (page: AuditedPage) => void
  children: ReactNode
}) {
  const t = useTexts(texts)
  if (!onShow || page.pictures === 0) return <span className="text-sm tabular-nums">{children}</span>
  return (
    <button
      type="button"
      onClick={() => onShow(page)}
      title={t('pages.show')}
      className="min-h-9 rounded-md text-sm font-semibold text-accent tabular-nums hover:underline"
    >
      {children}
    </button>
  )
}
