import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { languageTag } from '#contract/languages.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

export interface TextEditorProps {
  /** Code of the text's language. */
  code: string
  label: string
  /** The language's name, which distinguishes this field from those of the other languages. */
  language: string
  text: string
  /** Shown if the text is empty. */
  instead: string
  maxLength: number
  /** Shown at the label: the length of the text. */
  count?: (length: number) => string
  /** Shown next to the count. */
  action?: ReactNode
  hint: ((length: number) => string | null) | null
  isLocked: boolean
  onWrite: (text: string) => void
  onSave: () => void
  /** Moves the focus out of the field. */
  onLeave: () => void
}

const boxClass = 'col-start-1 row-start-1 min-w-0 rounded-sm border px-3 py-2 text-base wrap-anywhere'

/**
 * An editable text: a field as tall as its content that looks like plain text until it is used. Enter saves and leaves it, Escape restores
 * the text from before the edit.
 */
export function TextEditor({
  code,
  label,
  language,
  text,
  instead,
  count,
  action,
  hint,
  isLocked,
  ...rest
}: TextEditorProps) {
  const id = useId()
  const countId = `${id}-count`
  const hintId = `${id}-hint`
  const { maxLength, onWrite, onSave, onLeave } = rest
  /** While the field has the focus, it shows what was typed, not what the server made of it. */
  const [typed, setTyped] = useState<string | null>(null)
  const [entered, setEntered] = useState(text)
  const shown = typed ?? text
  const length = [...shown].length
  const said = hint?.(length)
  const describedBy = [count && countId, said && hintId].filter(Boolean).join(' ')

  function write(value: string): void {
    const written = onOneLine(value)
    setTyped(written)
    onWrite(written)
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && typed !== null && typed !== entered) onWrite(entered)
    else if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    setTyped(null)
    onLeave()
  }

  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3">
        <label htmlFor={id} className="grow text-sm font-semibold">
          {label}
          <VisuallyHidden> ({language})</VisuallyHidden>
        </label>
        {/* On narrow phones both are together below the label. */}
        <div className="ml-auto flex items-center gap-x-2">
          {count && (
            <span
              id={countId}
              className={clsx('text-sm tabular-nums', said ? 'font-semibold text-warning' : 'text-muted')}
            >
              {count(length)}
            </span>
          )}
          {action}
        </div>
      </div>
      <div lang={shown ? languageTag(code) : undefined} className="grid grid-cols-[minmax(0,1fr)]">
        {/* An invisible copy of the text gives the field its height. */}
        <div aria-hidden className={clsx(boxClass, 'invisible border-transparent whitespace-pre-wrap')}>
          {`${shown || instead}\u200b`}
        </div>
        <textarea
          id={id}
          data-text
          rows={1}
          value={shown}
          placeholder={instead}
          maxLength={maxLength}
          readOnly={isLocked}
          spellCheck
          aria-describedby={describedBy || undefined}
          onChange={(event) => write(event.currentTarget.value)}
          onFocus={() => setEntered(text)}
          onBlur={() => {
            setTyped(null)
            onSave()
          }}
          onKeyDown={press}
          className={clsx(
            boxClass,
            'size-full resize-none overflow-hidden border-control bg-surface placeholder:text-muted',
            'hover:border-ink read-only:border-transparent read-only:bg-sunken focus-visible:outline-offset-0',
          )}
        />
      </div>
      {said && (
        <p id={hintId} className="text-sm text-warning tabular-nums">
          {said}
        </p>
      )}
    </div>
  )
}

/** A text as it is saved: on one line. Spaces at the ends stay while the user types; the server trims them. */
export function onOneLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
}
