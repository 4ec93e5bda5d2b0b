import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AuditedPage, pictureRuleNames, type SiteAudit } from '#contract/entities/site-audit.ts'
import { formatNumber } from '#contract/numbers.ts'
import { pictureRules } from '#contract/picture-rules.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { auditPicturesQuery, type PictureChoice } from './audit-queries.ts'
import { PictureList } from './picture-list.tsx'
import { texts } from './texts.ts'

/** The pictures of an audit, by fault and by page. */
export function AuditPictures({
  audit,
  page,
  onPage,
}: {
  audit: SiteAudit
  page: AuditedPage | null
  onPage: (page: null) => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { id, pictures } = audit
  const [fault, setFault] = useState<PictureChoice['fault']>(pictures.withFaults > 0 ? 'any' : '')
  const found = useInfiniteQuery(auditPicturesQuery(id, { fault, page: page?.id ?? null }))
  const shown = found.data?.pages.flat() ?? []
  const numbered = (label: string, count: number) => `${label} (${formatNumber(count, language)})`
  const rules = pictureRuleNames.filter((rule) => pictures.faults[rule])
  return (
    <Section title={t('pictures.title')}>
      <div className="grid gap-3">
        <div data-no-print className="flex flex-wrap items-end gap-3">
          <OptionSelect<PictureChoice['fault']>
            label={t('pictures.filter')}
            value={fault}
            onChange={setFault}
            className="w-full max-w-md"
            options={[
              { value: 'any', label: numbered(t('pictures.any'), pictures.withFaults) },
              { value: '', label: numbered(t('pictures.every'), pictures.total) },
              ...rules.map((rule) => ({
                value: rule,
                label: numbered(pictureRules[rule][language], pictures.faults[rule] ?? 0),
              })),
            ]}
          />
          {page && (
            <div className="flex flex-wrap items-center gap-2 text-sm">
              <span className="break-all">{t('pictures.ofPage', { page: page.title || page.url })}</span>
              <Button size="small" onClick={() => onPage(null)}>
                {t('pictures.everyPage')}
              </Button>
            </div>
          )}
        </div>
        {found.isSuccess && shown.length === 0 && <p className="text-muted">{t('pictures.none')}</p>}
        <PictureList pictures={shown} hasPreviews />
        {found.hasNextPage && (
          <div data-no-print>
            <Button onClick={() => void found.fetchNextPage()} isBusy={found.isFetchingNextPage}>
              {t('pictures.more')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}
