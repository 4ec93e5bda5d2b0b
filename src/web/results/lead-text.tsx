import { clsx } from 'clsx'
import type { Image } from '#contract/entities/image.ts'
import { languageTag } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

export interface LeadTextProps {
  image: Image
  /** Why it has no texts. */
  reason: string | null
  language: string
  firstLanguage: string
  /** Lines of the note below it, which leave it fewer. */
  noteLines: 0 | 1 | 2
}

const clamps = { 0: 'line-clamp-3', 1: 'line-clamp-2 sm:line-clamp-3', 2: 'line-clamp-2' }

/** The alt text, why it is empty on purpose, or why there is none. */
export function LeadText({ image, reason, language, firstLanguage, noteLines }: LeadTextProps) {
  const t = useTexts(texts)
  const className = clsx('text-sm', clamps[noteLines])
  if (reason) return <p className={clsx(className, 'text-bad')}>{reason}</p>
  if (image.decorative)
    return (
      <p className={className}>
        <span className="font-semibold">{t('image.decorativeLead')}.</span>{' '}
        {image.decorativeReason && (
          <span className="text-muted">
            {t('decorative.because')} <span lang={languageTag(firstLanguage)}>{image.decorativeReason}</span>
          </span>
        )}
      </p>
    )
  // What was carried over exists in the first language alone.
  const code = image.state === 'carried' ? firstLanguage : language
  const altText = image.languageVersions[code]?.altText
  if (!altText) return <p className={clsx(className, 'text-muted')}>{t('image.noAltText')}</p>
  return (
    <p lang={languageTag(code)} className={className}>
      {altText}
    </p>
  )
}
