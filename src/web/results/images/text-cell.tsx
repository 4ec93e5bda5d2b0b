import { clsx } from 'clsx'
import { type KeyboardEvent, useState } from 'react'
import type { Image, LanguageVersion } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageName, languageTag } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { onSeen, withDraft, writeText } from '#web/results/drafts/text-draft.ts'
import { useDraft } from '#web/results/drafts/use-draft.ts'
import { onOneLine } from '#web/results/image/text-editor.tsx'
import { texts } from '#web/results/texts.ts'

export interface TextCellProps {
  /** As the server has it. */
  image: Image
  /** Code of the text's language. */
  code: string
  field: keyof LanguageVersion
  keeper: DraftKeeper
}

const longest = { altText: limits.altTextCharacters, description: limits.descriptionCharacters }
const boxClass = 'col-start-1 row-start-1 min-w-0 rounded-sm border px-2 py-1 text-sm wrap-anywhere'

/**
 * A text of the table, edited in place and saved like those of the desk. Escape restores the text from before the edit; the list handles
 * the keys that move from cell to cell.
 */
export function TextCell({ image, code, field, keeper }: TextCellProps) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const language = languageName(code, useLanguage())
  const draft = useDraft(keeper, image.id)?.draft
  const now = draft ? withDraft(image, draft) : image
  const text = versionIn(now.languageVersions, code)?.[field] ?? ''
  /** While the field has the focus, it shows what was typed, not what the server made of it. */
  const [typed, setTyped] = useState<string | null>(null)
  const [entered, setEntered] = useState(text)
  const shown = typed ?? text
  const instead =
    field === 'altText' && now.decorative
      ? t('decorative.empty')
      : t(field === 'altText' ? 'image.noText' : 'image.noDescription')

  function write(value: string): void {
    keeper.change(image.id, (before) => writeText(onSeen(before, image), { code, field }, value))
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    if (typed === null || typed === entered) return
    event.stopPropagation()
    setTyped(null)
    write(entered)
  }

  return (
    <div
      lang={shown ? languageTag(code) : undefined}
      className={clsx(
        // On phones the text begins where the file name above it does.
        'relative z-raised grid grid-cols-[minmax(0,1fr)] text-sm max-sm:-mx-2',
        // Five whole lines below the border and the padding.
        field === 'description' && 'max-h-[calc(5lh+0.3125rem)] overflow-hidden focus-within:max-h-none',
      )}
    >
      {/* An invisible copy of the text gives the field its height. */}
      <div aria-hidden className={clsx(boxClass, 'invisible border-transparent whitespace-pre-wrap')}>
        {`${shown || instead}\u200b`}
      </div>
      <textarea
        data-cell={field}
        rows={1}
        tabIndex={-1}
        value={shown}
        placeholder={instead}
        maxLength={longest[field]}
        spellCheck
        aria-label={t('table.text', { field: word(`image.${field}`), number: image.id, language })}
        onChange={({ currentTarget }) => {
          const written = onOneLine(currentTarget.value)
          setTyped(written)
          write(written)
        }}
        onFocus={() => setEntered(text)}
        onBlur={() => {
          setTyped(null)
          void keeper.save(image.id)
        }}
        onKeyDown={press}
        className={clsx(
          boxClass,
          'size-full resize-none overflow-hidden border-transparent bg-transparent placeholder:text-muted',
          'hover:border-control focus:border-control focus:bg-surface focus-visible:outline-offset-0',
        )}
      />
    </div>
  )
}
