import { clsx } from 'clsx'
import type { Image } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageName, languageTag } from '#contract/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'

export interface RowDescriptionProps {
  image: Image
  language: string
  firstLanguage: string
  /** Truncated to its first lines. */
  isBrief?: boolean
}

/** The description in the chosen language, or why there is none. */
export function RowDescription({ image, language, firstLanguage, isBrief }: RowDescriptionProps) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const className = clsx(
    'text-sm text-muted',
    isBrief && 'line-clamp-4 sm:line-clamp-6 print:line-clamp-none',
  )
  if (image.state === 'carried')
    return (
      <p className={className}>
        {language !== firstLanguage &&
          `${t('image.onlyIn', { language: languageName(firstLanguage, uiLanguage) })} `}
        {/* A print is for a client, whom prices don't concern. */}
        <span data-no-print>{t('image.carriedReason')}</span>
      </p>
    )
  const description = versionIn(image.languageVersions, language)?.description
  if (!description) return <p className={className}>{t('image.noDescription')}</p>
  return (
    <p lang={languageTag(language)} className={className}>
      {description}
    </p>
  )
}
