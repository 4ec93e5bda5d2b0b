import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { texts } from '#web/upload/texts.ts'
import { PlaceholderButtons } from './placeholder-buttons.tsx'

/** The own prompt, with buttons that put a placeholder where the cursor stands. */
export function PromptField({ prompt, onChange }: { prompt: string; onChange: (prompt: string) => void }) {
  const t = useTexts(texts)
  const field = useRef<HTMLTextAreaElement>(null)
  const left = limits.customPromptCharacters - prompt.length

  function insert(placeholder: string): void {
    const area = field.current
    if (!area) return
    const { selectionStart, selectionEnd } = area
    onChange(prompt.slice(0, selectionStart) + placeholder + prompt.slice(selectionEnd))
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(selectionStart + placeholder.length, selectionStart + placeholder.length)
    })
  }

  return (
    <div className="grid gap-3">
      <TextArea
        ref={field}
        label={t('prompt.text')}
        hint={<span className="tabular-nums">{t('prompt.left', { count: Math.max(0, left) })}</span>}
        error={left < 0 ? t('obstacle.promptLong', { max: limits.customPromptCharacters }) : undefined}
        required
        rows={6}
        value={prompt}
        onChange={(event) => onChange(event.target.value)}
      />
      <PlaceholderButtons onInsert={insert} />
    </div>
  )
}
