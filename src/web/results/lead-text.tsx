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
  /** How many lines it may take. */
  lines: 2 | 3
}

const clamps = { 2: 'line-clamp-2', 3: 'line-clamp-3' }

/** The alt text, why it is empty on purpose, or why there is none. */
export function LeadText({ image, reason, language, firstLanguage, lines }: LeadTextProps) {
  const t = useTexts(texts)
  const className = clsx('text-sm', clamps[lines])
  if (reason) return <p className={clsx(className, 'text-bad')}>{reason}</p>
  if (image.decorative)
    return (
      <p className={className}>
        <span className="font-semibold">{t('image.decorativeLead')}</span>{' '}
        <span lang={languageTag(firstLanguage)} className="text-muted">
          {image.decorativeReason}
        </span>
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
