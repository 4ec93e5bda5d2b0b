import { clsx } from 'clsx'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { columnsClass } from './image-layout.ts'
import { ColumnHead, Row, RowGroup } from './table-parts.tsx'

/** The column headers; for cards they are only for screen readers. `stickyTop` is where they stick; null: they don't. */
export function ImageTableHead({ stickyTop }: { stickyTop: number | null }) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const cell = 'py-1.5 text-sm font-semibold'
  return (
    <RowGroup
      className={clsx(
        'sr-only sm:not-sr-only sm:border-b sm:border-line sm:bg-surface',
        stickyTop !== null && 'sm:sticky! sm:z-head print:static!',
      )}
      style={stickyTop === null ? undefined : { top: stickyTop }}
    >
      <Row aria-rowindex={1} className={columnsClass}>
        <ColumnHead>
          <VisuallyHidden>{t('table.selection')}</VisuallyHidden>
        </ColumnHead>
        <ColumnHead className={cell}>{t('image.picture')}</ColumnHead>
        <ColumnHead className={clsx(cell, 'sm:px-2')}>{word('image.altText')}</ColumnHead>
        <ColumnHead className={clsx(cell, 'sm:px-2')}>{word('image.description')}</ColumnHead>
        <ColumnHead className={clsx(cell, 'max-lg:hidden')}>
          {word('image.keywords')}
          <span className="ml-2 hidden font-normal whitespace-nowrap text-muted min-[105rem]:inline">
            {t('image.keywordsHint')}
          </span>
        </ColumnHead>
        <ColumnHead className={cell}>{t('image.state')}</ColumnHead>
      </Row>
    </RowGroup>
  )
}
