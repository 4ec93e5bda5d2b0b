import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { texts } from '#web/ui/texts.ts'

export interface PagerProps {
  /** Names the list for screen readers. */
  label: string
  /** One-based. */
  page: number
  pageSize: number
  total: number
  onChange: (page: number) => void
}

/** Pagination of a long list; renders nothing if there is only one page. */
export function Pager({ label, page, pageSize, total, onChange }: PagerProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  const number = (value: number) => formatNumber(value, language)
  const from = number((page - 1) * pageSize + 1)
  const to = number(Math.min(page * pageSize, total))

  return (
    <nav
      aria-label={t('pages', { label })}
      className="flex flex-wrap items-center justify-between gap-3 pt-4"
    >
      <p className="text-sm text-muted tabular-nums">{t('range', { from, to, total: number(total) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
          <ChevronLeft aria-hidden className="size-5" />
          {t('previousPage')}
        </Button>
        <Button disabled={page >= pages} onClick={() => onChange(page + 1)}>
          {t('nextPage')}
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      </div>
    </nav>
  )
}
