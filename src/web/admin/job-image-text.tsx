import type { Image } from '#contract/entities/image.ts'
import { languageTag } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** The alt text in the job's first language, why it is empty on purpose, or why there is none. */
export function JobImageText({ image, language }: { image: Image; language: string }) {
  const t = useTexts(texts)
  if (image.error) return <p className="text-sm text-bad">{image.error}</p>
  if (image.decorative) {
    return (
      <p className="text-sm">
        {t('job.decorative')}{' '}
        <span lang={languageTag(language)} className="text-muted">
          {image.decorativeReason}
        </span>
      </p>
    )
  }
  if (!image.altText) return <p className="text-sm text-muted">{t('job.noAltText')}</p>
  return (
    <p lang={languageTag(language)} className="text-sm">
      {image.altText}
    </p>
  )
}
