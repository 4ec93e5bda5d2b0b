import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { maxCustomLanguages } from '#contract/languages.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { sayRefusal } from '#contract/say.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import { texts } from '#web/upload/texts.ts'
import { builtInLanguageNamed, checkCustomLanguage } from './check-custom-language.ts'

/** Adds languages by their names. Where one is built in, it is ticked among those instead. */
export function CustomLanguages({
  settings,
  onChange,
  onChooseBuiltIn,
}: {
  settings: JobSettings
  onChange: (settings: Partial<JobSettings>) => void
  onChooseBuiltIn: (code: string) => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<RefusalOf | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { customLanguages } = settings
  const isFull = customLanguages.length >= maxCustomLanguages

  function add(): void {
    const why = checkCustomLanguage(typed, settings)
    setRefusal(why)
    field.current?.focus()
    if (why) return
    const builtIn = builtInLanguageNamed(typed)
    if (builtIn) onChooseBuiltIn(builtIn)
    else onChange({ customLanguages: [...customLanguages, typed.trim()] })
    setTyped('')
  }

  function addOnEnter(event: KeyboardEvent): void {
    // With Ctrl it starts the job.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  function remove(name: string): void {
    onChange({ customLanguages: customLanguages.filter((other) => other !== name) })
    setRefusal(null)
    // The button that was pressed is gone.
    requestAnimationFrame(() => field.current?.focus())
  }

  return (
    <div className="grid gap-3">
      {customLanguages.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {customLanguages.map((name) => (
            <li
              key={name}
              className="flex items-center gap-1 rounded-full border border-accent bg-accent-soft py-0.5 pr-0.5 pl-3 text-sm font-semibold"
            >
              {name}
              <button
                type="button"
                aria-label={t('languages.remove', { language: name })}
                onClick={() => remove(name)}
                className="grid size-8 place-items-center rounded-full hover:bg-surface"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex max-w-lg flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-full sm:basis-48">
          <TextField
            ref={field}
            label={t('languages.customLabel')}
            hint={t(isFull ? 'languages.full' : 'languages.customHint', { max: maxCustomLanguages })}
            error={refusal ? sayRefusal(refusal.code, refusal.details, language) : undefined}
            disabled={isFull}
            maxLength={40}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setRefusal(null)
            }}
            onKeyDown={addOnEnter}
          />
        </div>
        <Button className="sm:mt-7" disabled={isFull} onClick={add}>
          {t('languages.add')}
        </Button>
      </div>
    </div>
  )
}
