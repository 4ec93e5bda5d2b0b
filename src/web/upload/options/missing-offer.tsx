import { languageName } from '#contract/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { chosenLanguages, type JobSettings } from '#web/upload/draft/job-settings.ts'
import { isOnlyMissing } from '#web/upload/draft/reckon-images.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { canHaveAltTexts } from '#web/upload/draft/wish-columns.ts'
import { texts } from '#web/upload/texts.ts'
import { cutCell } from './cut-cell.ts'

const choices = {
  all: { onlyMissing: false, replaceWeak: false },
  missing: { onlyMissing: true, replaceWeak: false },
  weak: { onlyMissing: true, replaceWeak: true },
} as const satisfies Record<string, Partial<JobSettings>>

/** If the list or its uploaded files have alt texts: which of them to keep. */
export function MissingOffer({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const { list, settings } = draft
  if (list.state !== 'readable' || !list.count?.isFinal) return null
  const { images, withAlt, weakAlt, weakTexts } = list.count
  if (withAlt === 0 || !canHaveAltTexts(list.preview, settings)) return null
  const [first] = chosenLanguages(settings)
  const language = first ? languageName(first, uiLanguage) : t('missing.firstLanguage')
  const examples = new Intl.ListFormat(uiLanguage).format(
    weakTexts.map((text) => t('missing.quoted', { text: cutCell(text) })),
  )
  const option = (value: keyof typeof choices, count: number) => ({
    value,
    label: t(`missing.${value}`),
    hint: t(`missing.${value}Hint`, { images: t('images', { count }), examples }),
  })

  return (
    <div className="grid gap-2">
      <RadioGroup
        legend={
          t('missing.found', { count: withAlt }) +
          (weakAlt > 0 ? t('missing.weakOnes', { count: weakAlt }) : '.')
        }
        value={isOnlyMissing(draft) ? (settings.replaceWeak ? 'weak' : 'missing') : 'all'}
        onChange={(choice) => onChange(choices[choice])}
        options={[
          option('all', images),
          option('missing', images - withAlt),
          ...(weakAlt > 0 ? [option('weak', images - withAlt + weakAlt)] : []),
        ]}
      />
      <p className="text-sm text-muted">{t('missing.kept', { language })}</p>
    </div>
  )
}
