import type { ProcessedItem } from '#contract/entities/progress.ts'
import { languageTag } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { isDrawnFile } from '#web/shown/is-drawn-file.ts'
import { texts as shownTexts } from '#web/shown/texts.ts'
import { thumbnailOf } from '#web/shown/thumbnail-of.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { texts } from '#web/upload/texts.ts'

const pictureClass = 'aspect-[4/3] w-full lg:aspect-[16/10]'

/** The image that was described last, large, with its text. Its place is kept from the beginning. */
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
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-3 lg:grid-cols-1">
      {item ? (
        <Thumbnail
          src={thumbnailOf(jobId, { id: item.imageId, hasThumbnail: item.hasThumbnail })}
          fit={isDrawnFile(item.name) ? 'contain' : 'auto'}
          className={pictureClass}
        />
      ) : (
        <div className={`${pictureClass} rounded-sm border border-line bg-sunken`} />
      )}
      <p className="h-27 overflow-hidden text-lg max-sm:h-26.5 max-sm:text-base">
        {!item && <span className="text-muted">{t('progress.none')}</span>}
        {item?.altText === '' && <span className="text-muted">{say('image.decorative')}</span>}
        {item?.altText && (
          <span lang={languageTag(language)} className="line-clamp-4">
            {item.altText}
          </span>
        )}
      </p>
    </div>
  )
}
