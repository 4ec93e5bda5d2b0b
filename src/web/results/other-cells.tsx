import type { Image } from '#contract/entities/image.ts'
import { languageTag } from '#contract/languages.ts'
import { ImageBadge } from './image-badge.tsx'
import { KeywordChips } from './keyword-chips.tsx'
import { Cell } from './table-parts.tsx'

/** Description, keywords and state. A reason reaches over the description's cell. */
export function OtherCells({
  image,
  hasReason,
  language,
}: {
  image: Image
  hasReason: boolean
  language: string
}) {
  return (
    <>
      {!hasReason && (
        <Cell>
          <p lang={languageTag(language)} className="line-clamp-2 text-sm text-muted sm:line-clamp-4">
            {image.languageVersions[language]?.description || '–'}
          </p>
        </Cell>
      )}
      <Cell>
        <KeywordChips image={image} />
      </Cell>
      <Cell className="absolute top-2.5 right-2.5 sm:static">
        <ImageBadge image={image} isCompact />
      </Cell>
    </>
  )
}
