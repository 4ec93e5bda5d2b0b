import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Keyword } from './keyword.tsx'
import { texts } from './texts.ts'

const shownInRow = 5

/** An image's keywords in a row: first those that its texts use, then the others, cut to what fits. */
export function KeywordChips({ image }: { image: Image }) {
  const t = useTexts(texts)
  const keywords = [
    ...image.usedKeywords.map((word) => ({ word, isUsed: true })),
    ...image.unusedKeywords.map((word) => ({ word, isUsed: false })),
  ]
  const shown = keywords.slice(0, shownInRow)
  const more = keywords.length - shown.length
  if (keywords.length === 0)
    return (
      <span className="text-sm text-muted max-sm:sr-only">
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('image.noKeywords')}</VisuallyHidden>
      </span>
    )
  return (
    <ul className="flex max-h-6 flex-wrap gap-1 overflow-hidden sm:max-h-20">
      {shown.map(({ word, isUsed }) => (
        <li key={word} className="flex min-w-0 max-w-full">
          <Keyword isUsed={isUsed}>{word}</Keyword>
        </li>
      ))}
      {more > 0 && (
        <li className="text-xs leading-6 whitespace-nowrap text-muted">
          {t('image.moreKeywords', { count: more })}
        </li>
      )}
    </ul>
  )
}
