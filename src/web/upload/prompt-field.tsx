import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { texts } from './texts.ts'

const placeholder = '{{keywords}}'

/** The own prompt, with a button that puts the placeholder where the cursor stands. */
export function PromptField({ prompt, onChange }: { prompt: string; onChange: (prompt: string) => void }) {
  const t = useTexts(texts)
  const field = useRef<HTMLTextAreaElement>(null)
  const left = limits.customPromptCharacters - prompt.length

  function insert(): void {
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
    <div className="grid gap-2">
      <TextArea
        ref={field}
        label={t('prompt.text')}
        hint={t('prompt.textHint', { placeholder })}
        error={left < 0 ? t('obstacle.promptLong', { max: limits.customPromptCharacters }) : undefined}
        required
        rows={6}
        value={prompt}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button size="small" onClick={insert}>
          <span>{t('prompt.insert', { placeholder })}</span>
        </Button>
        <span className="text-sm text-muted tabular-nums">
          {t('prompt.left', { count: Math.max(0, left) })}
        </span>
      </div>
    </div>
  )
}
