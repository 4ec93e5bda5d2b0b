import { clsx } from 'clsx'
import type { Image } from '#contract/entities/image.ts'
import { Keyword } from '#web/components/keyword.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const shownInRow = 3
const shownInCard = 2

/** The first keywords of an image, used ones first, as many as always fit. */
export function KeywordChips({ image }: { image: Image }) {
  const t = useTexts(texts)
  const keywords = [
    ...image.usedKeywords.map((word) => ({ word, isUsed: true })),
    ...image.unusedKeywords.map((word) => ({ word, isUsed: false })),
  ]
  const shown = keywords.slice(0, shownInRow)
  if (keywords.length === 0)
    return (
      <span className="text-sm text-muted max-sm:sr-only">
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('image.noKeywords')}</VisuallyHidden>
      </span>
    )
  return (
    // A card has one line, in which words shrink; a table row has four.
    <ul className="relative flex gap-1 sm:block sm:leading-7">
      {shown.map(({ word, isUsed }) => (
        <li
          key={word}
          className="flex min-w-0 max-sm:nth-[n+3]:hidden sm:mr-1 sm:inline-flex sm:max-w-full sm:align-middle"
        >
          <Keyword isUsed={isUsed}>{word}</Keyword>
        </li>
      ))}
      <MoreKeywords count={keywords.length - shownInCard} className="sm:hidden" />
      <MoreKeywords count={keywords.length - shownInRow} className="max-sm:hidden" />
    </ul>
  )
}

function MoreKeywords({ count, className }: { count: number; className: string }) {
  const t = useTexts(texts)
  if (count <= 0) return null
  return (
    <li className={clsx('inline shrink-0 text-xs leading-6 whitespace-nowrap text-muted', className)}>
      {t('image.moreKeywords', { count })}
    </li>
  )
}
