import { Maximize2 } from 'lucide-react'
import type { SharedImage, SharedJob } from '#contract/entities/share.ts'
import { languageTag } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { createTurns } from '#web/ui/layout/create-turns.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { sharedThumbnailOf, sharedViewOf } from './shared-queries.ts'
import { sharedTexts } from './shared-view.ts'
import { texts } from './texts.ts'

export interface SharedCellProps {
  token: string
  job: SharedJob
  image: SharedImage
  language: string
  onOpen: () => void
}

/** Each of these is fetched from its own site. */
const turns = createTurns(2)

/** Of an image whose text was kept there is no thumbnail, only the large view, which is made when it is wanted. */
function pictureOf(token: string, image: SharedImage) {
  const src = sharedThumbnailOf(token, image)
  return src ? { src } : { src: sharedViewOf(token, image), turns }
}

/** An image, which opens large, with its alt text below; the description expands. */
export function SharedCell({ token, job, image, language, onOpen }: SharedCellProps) {
  const t = useTexts(texts)
  const { code, altText, description } = sharedTexts(image, job, language)
  return (
    <li className="grid content-start gap-1.5 break-inside-avoid">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('large.open', { name: image.filename })}
        onClick={onOpen}
        className="group relative cursor-zoom-in rounded-sm"
      >
        <Thumbnail {...pictureOf(token, image)} fit="contain" className="aspect-square w-full" />
        <Maximize2
          aria-hidden
          data-no-print
          className="absolute right-2 bottom-2 size-8 rounded-md border border-line bg-surface p-1.5 opacity-0 shadow-card group-hover:opacity-100 group-focus-visible:opacity-100"
        />
      </button>
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
