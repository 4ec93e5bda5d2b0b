import type { TextWishes } from '#contract/entities/text-wishes.ts'
import { textStyles } from '#contract/text-styles.ts'
import { wishLimits } from '#contract/wish-limits.ts'
import { texts as wishTexts } from '#web/components/wish-texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import { isWishedLength } from '#web/upload/draft/preset-settings.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'
import { OwnColumnsNote } from './own-columns-note.tsx'

/** A field for everything that can be wished. */
export function WishesForm({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const w = useTexts(wishTexts)
  const { textWishes, usesFileNotes } = draft.settings
  const { style, maxAltCharacters } = textWishes
  const wish = (change: Partial<TextWishes>) => onChange({ textWishes: { ...textWishes, ...change } })
  const typed = (name: TypedWish, maxLength: number) => ({
    label: w(name),
    hint: t(`textWishes.${name}Hint`),
    maxLength,
    value: textWishes[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      wish({ [name]: currentTarget.value }),
  })

  return (
    <>
      <p className="text-sm text-muted">{t('textWishes.lead')}</p>
      <OwnColumnsNote draft={draft} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...typed('brand', wishLimits.brandCharacters)} />
        <TextField {...typed('product', wishLimits.productCharacters)} />
        <OptionSelect
          label={w('style')}
          value={style ?? 'none'}
          onChange={(chosen) => wish({ style: chosen === 'none' ? null : chosen })}
          options={(['none', ...textStyles] as const).map((value) => ({
            value,
            label: w(`styles.${value}`),
          }))}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={wishLimits.wishedAltCharacters.least}
          max={wishLimits.wishedAltCharacters.most}
          step={1}
          className="max-w-40"
          label={w('maxAltCharacters')}
          hint={t('textWishes.maxAltCharactersHint')}
          error={
            isWishedLength(maxAltCharacters)
              ? undefined
              : t('textWishes.maxAltCharactersWrong', wishLimits.wishedAltCharacters)
          }
          value={maxAltCharacters ?? ''}
          onChange={({ currentTarget: { value } }) =>
            wish({ maxAltCharacters: value === '' ? null : Number(value) })
          }
        />
        <TextArea rows={3} {...typed('avoidedKeywords', wishLimits.avoidedKeywordsCharacters)} />
        <TextArea rows={3} {...typed('glossary', wishLimits.glossaryCharacters)} />
        <TextField {...typed('altPrefix', wishLimits.affixCharacters)} />
        <TextField {...typed('altSuffix', wishLimits.affixCharacters)} />
      </div>
      <Checkbox
        className="flex-col gap-0"
        label={t('textWishes.usesFileNotes')}
        hint={t('textWishes.usesFileNotesHint')}
        checked={usesFileNotes}
        onChange={({ currentTarget }) => onChange({ usesFileNotes: currentTarget.checked })}
      />
    </>
  )
}

type TypedWish = Exclude<keyof TextWishes, 'style' | 'maxAltCharacters'>
