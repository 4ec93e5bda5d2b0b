import { languageName } from '#contract/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { chosenLanguages, type JobSettings } from '#web/upload/draft/job-settings.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { wishColumns } from '#web/upload/draft/wish-columns.ts'
import { texts } from '#web/upload/texts.ts'
import { Offer } from './offer.tsx'

/** Where the list has alt texts: to describe only the images that lack one. */
export function MissingOffer({
  draft: { list, settings },
  onChange,
}: {
  draft: Draft
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  if (list.state !== 'readable' || !list.count?.isFinal) return null
  const { images, withAlt } = list.count
  if (withAlt === 0 || !wishColumns(list.preview, settings).existingAlt) return null
  const [first] = chosenLanguages(settings)
  const language = first ? languageName(first, uiLanguage) : t('missing.firstLanguage')

  return (
    <Offer
      label={t('missing.label')}
      isTaken={settings.onlyMissing}
      onTake={(onlyMissing) => onChange({ onlyMissing })}
    >
      <p>
        {t('missing.found', { count: withAlt, images: t('images', { count: images }) })}{' '}
        {t('missing.carried', { count: withAlt, language })}
      </p>
      <p>{t('missing.all')}</p>
    </Offer>
  )
}
