import type { Image } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageName } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { TextPlace } from '#web/results/drafts/text-draft.ts'
import { texts } from '#web/results/texts.ts'
import { CopyButton } from './copy-button.tsx'
import { TextEditor } from './text-editor.tsx'

/** Longer alt texts are marked as long. */
const longAltText = 125

export interface EditableTextsProps {
  code: string
  image: Image
  /** Other texts are being loaded. */
  isLocked: boolean
  onWrite: (place: TextPlace, text: string) => void
  onSave: () => void
  onLeave: () => void
}

/** Alt text, with its length, and description of one language, editable in place and with copy buttons. */
export function EditableTexts({ code, image, isLocked, onWrite, onSave, onLeave }: EditableTextsProps) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const language = languageName(code, useLanguage())
  const { altText = '', description = '' } = versionIn(image.languageVersions, code) ?? {}
  const rows = [
    {
      field: 'altText' as const,
      text: altText,
      copy: t('panel.copyAltText', { language }),
      instead: t(image.decorative ? 'decorative.empty' : 'image.noText'),
      maxLength: limits.altTextCharacters,
      count: (length: number) => t('desk.count', { count: length, usual: longAltText }),
      hint: (length: number) => (length > longAltText ? t('desk.long', { usual: longAltText }) : null),
    },
    {
      field: 'description' as const,
      text: description,
      copy: t('panel.copyDescription', { language }),
      instead: t('image.noText'),
      maxLength: limits.descriptionCharacters,
      count: undefined,
      hint: null,
    },
  ]
  // Carried-over images have only an alt text.
  const shown = image.state === 'carried' ? rows.slice(0, 1) : rows
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {shown.map(({ field, text, copy, instead, maxLength, count, hint }) => (
        <TextEditor
          key={field}
          code={code}
          label={word(`image.${field}`)}
          language={language}
          text={text}
          instead={instead}
          maxLength={maxLength}
          {...(count && { count })}
          action={text && <CopyButton isSmall text={text} label={copy} />}
          hint={hint}
          isLocked={isLocked}
          onWrite={(written) => onWrite({ code, field }, written)}
          onSave={onSave}
          onLeave={onLeave}
        />
      ))}
    </div>
  )
}
