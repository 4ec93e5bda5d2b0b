import { clsx } from 'clsx'
import type { Image } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageTag } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { reasonOf } from './reason-of.ts'
import { texts } from './texts.ts'

export interface LeadTextProps {
  image: Image
  language: string
  /** The job's first language: the language of a decorative image's reason, and the only one of carried-over texts. */
  firstLanguage: string
  className?: string
}

/** The alt text, the reason for an empty one, or why there is none. */
export function LeadText({ image, language, firstLanguage, className }: LeadTextProps) {
  const t = useTexts(texts)
  const reason = reasonOf(image, t)
  if (reason) return <p className={clsx('text-sm text-bad', className)}>{reason}</p>
  if (image.decorative)
    return (
      <p className={clsx('text-sm', className)}>
        <span className="font-semibold">{t('image.decorative')}.</span>{' '}
        {image.decorativeReason && (
          <span className="text-muted">
            {t('image.decorativeBecause')}{' '}
            <span lang={languageTag(firstLanguage)}>{image.decorativeReason}</span>
          </span>
        )}
      </p>
    )
  const code = image.state === 'carried' ? firstLanguage : language
  const altText = versionIn(image.languageVersions, code)?.altText
  if (!altText) return <p className={clsx('text-sm text-muted', className)}>{t('image.noAltText')}</p>
  return (
    <p lang={languageTag(code)} className={clsx('text-sm', className)}>
      {altText}
    </p>
  )
}
