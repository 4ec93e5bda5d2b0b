import type { SharedImage } from '#contract/entities/share.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageTag } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { sharedThumbnailOf } from './shared-queries.ts'
import { texts } from './texts.ts'

export interface SharedCellProps {
  token: string
  image: SharedImage
  language: string
  /** The only one of a text that was taken over from the list. */
  firstLanguage: string
}

/** A picture, and below it its alt text; the description unfolds. */
export function SharedCell({ token, image, language, firstLanguage }: SharedCellProps) {
  const t = useTexts(texts)
  const own = versionIn(image.languageVersions, language)
  const code = own ? language : firstLanguage
  const { altText = '', description = '' } = own ?? versionIn(image.languageVersions, firstLanguage) ?? {}
  return (
    <li className="grid content-start gap-1.5 break-inside-avoid">
      <Thumbnail src={sharedThumbnailOf(token, image)} fit="contain" className="aspect-square w-full" />
      <p translate="no" className="text-xs break-words text-muted">
        {image.filename}
      </p>
      {altText ? (
        <p lang={languageTag(code)} className="text-sm break-words">
          {altText}
        </p>
      ) : (
        <p className="text-sm text-muted">{t(image.decorative ? 'decorative' : 'noAltText')}</p>
      )}
      {description && (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer font-semibold text-accent">
            {t('description')} <VisuallyHidden>{t('descriptionOf', { name: image.filename })}</VisuallyHidden>
          </summary>
          <p lang={languageTag(code)} className="mt-1 break-words">
            {description}
          </p>
        </details>
      )}
    </li>
  )
}
