import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { languageTag } from '#contract/languages.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { onOneLine } from './on-one-line.ts'

export interface TextEditorProps {
  /** Of the text's language. */
  code: string
  label: string
  /** The language's name, which tells this field from those of the others. */
  language: string
  text: string
  /** Stands in place of an empty text. */
  instead: string
  maxLength: number
  /** Stands at the label: how long the text is. */
  count?: (length: number) => string
  /** Beside the count. */
  action?: ReactNode
  hint: ((length: number) => string | null) | null
  isLocked: boolean
  onWrite: (text: string) => void
  onSave: () => void
  /** The focus goes back to where it is no field's. */
  onLeave: () => void
}

const boxClass = 'col-start-1 row-start-1 min-w-0 rounded-sm border px-3 py-2 text-base wrap-anywhere'

/**
 * A text that is a field: as tall as what stands in it, quiet until it is used. Enter saves and leaves it, Escape takes
 * back what was typed since it was entered.
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
  /** While the field is used, what was typed stands in it, not what the server made of it. */
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
        {/* On a narrow phone both go below the label together. */}
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
        {/* The same text behind the field gives it its height. */}
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
