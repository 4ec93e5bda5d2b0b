import type { Image } from '#contract/entities/image.ts'
import { languageTag } from '#contract/languages.ts'
import { reasonOf } from '#web/components/reason-of.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from '#web/upload/texts.ts'

/** The alt text below an image, or why there is none; until then its name. */
export function SlotText({ image, firstLanguage }: { image: Image | undefined; firstLanguage: string }) {
  const t = useTexts(texts)
  const say = useTexts(shownTexts)
  if (!image) return null
  const name = <VisuallyHidden>{image.filename}: </VisuallyHidden>
  if (image.state === 'pending')
    return (
      <span className="text-muted" translate="no">
        {image.filename}
      </span>
    )
  if (image.state === 'failed')
    return (
      <>
        <span className="text-muted" translate="no">
          {image.filename}:{' '}
        </span>
        <VisuallyHidden>{t('progress.failed')}. </VisuallyHidden>
        <span className="font-semibold text-bad">{reasonOf(image, say)}</span>
      </>
    )
  if (image.state === 'skipped')
    return (
      <span className="text-muted">
        {name}
        {say('image.state.skipped')}
      </span>
    )
  if (image.decorative)
    return (
      <span className="text-muted">
        {name}
        {say('image.decorative')}
      </span>
    )
  return (
    <>
      {name}
      {image.altText ? (
        <span lang={languageTag(firstLanguage)}>{image.altText}</span>
      ) : (
        <span className="text-muted">{t('progress.noAltText')}</span>
      )}
    </>
  )
}
