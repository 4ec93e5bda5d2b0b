import type { ProcessedItem } from '#contract/entities/progress.ts'
import { languageTag } from '#contract/languages.ts'
import { isDrawnFile } from '#web/components/is-drawn-file.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { thumbnailOf } from '#web/components/thumbnail-of.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { texts } from '#web/upload/texts.ts'

/** Fills the space it has on phones and next to the sheet; elsewhere the width determines the height. */
const pictureClass = 'w-full max-sm:h-full sm:max-lg:aspect-[4/3] lg:h-0 lg:grow'

/** The image that was described last, large, with its text. Its space is reserved from the start. */
export function NewestImage({
  jobId,
  item,
  language,
}: {
  jobId: number
  item: ProcessedItem | undefined
  /** Code of the language that the alt text is in. */
  language: string
}) {
  const t = useTexts(texts)
  const say = useTexts(shownTexts)
  return (
    // On phones, a note that follows takes the whole space.
    <div className="relative grow max-sm:min-h-27 max-sm:has-[+:not(:empty)]:hidden lg:min-h-0">
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] grid-rows-1 gap-x-4 gap-y-3 overflow-hidden max-sm:absolute max-sm:inset-0 lg:absolute lg:inset-0 lg:flex lg:flex-col">
        {item ? (
          <Thumbnail
            src={thumbnailOf(jobId, { id: item.imageId, hasThumbnail: item.hasThumbnail })}
            fit={isDrawnFile(item.name) ? 'contain' : 'auto'}
            className={pictureClass}
          />
        ) : (
          <div className={`${pictureClass} rounded-sm border border-line bg-slot`} />
        )}
        <p className="h-27 shrink-0 overflow-hidden text-lg max-sm:h-full max-sm:text-base">
          {!item && <span className="text-muted">{t('progress.none')}</span>}
          {item?.altText === '' && <span className="text-muted">{say('image.decorative')}</span>}
          {item?.altText && (
            <span lang={languageTag(language)} className="line-clamp-4">
              {item.altText}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
