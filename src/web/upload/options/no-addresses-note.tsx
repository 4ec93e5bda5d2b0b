import { isAddressCell } from '#contract/lists/header-cells.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { ListState } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'
import { cutCell } from './cut-cell.ts'

const shownRows = 3

/** Says of a list without any address what its first rows were understood as, and what they lack. */
export function NoAddressesNote({ list }: { list: Extract<ListState, { state: 'readable' }> }) {
  const t = useTexts(texts)
  const { preview, count } = list
  if (!count?.isFinal || count.choice.baseUrl !== '' || preview.rows.flat().some(isAddressCell)) return null
  if (count.images > count.notHttp + count.withoutHost) return null
  const rows = preview.rows.slice(0, shownRows).map((cells) =>
    cells
      .map((cell) => cutCell(cell))
      .filter((cell) => cell !== '')
      .join(' · '),
  )
  return (
    <Banner tone="warning" title={t('list.noAddresses')}>
      <p>{t('list.noAddressesHint')}</p>
      <ol className="mt-2 list-decimal ps-5 text-sm wrap-anywhere">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name than their place.
          <li key={index}>{row}</li>
        ))}
      </ol>
    </Banner>
  )
}
