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
    // Cut by lines, with the sign of it: how many words fit depends on the size of the text.
    <ul className="relative line-clamp-1 leading-6 sm:line-clamp-3 sm:leading-7">
      {shown.map(({ word, isUsed }) => (
        <li key={word} className="mr-1 inline-flex max-w-full align-top sm:align-middle">
          <Keyword isUsed={isUsed}>{word}</Keyword>
        </li>
      ))}
      {more > 0 && (
        <li className="inline text-xs whitespace-nowrap text-muted">
          {t('image.moreKeywords', { count: more })}
        </li>
      )}
    </ul>
  )
}
