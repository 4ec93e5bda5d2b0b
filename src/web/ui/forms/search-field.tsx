import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { texts } from '#web/ui/texts.ts'
import { TextField } from './text-field.tsx'

const patienceMs = 250

export interface SearchFieldProps {
  label: string
  isLabelHidden?: boolean
  /** What can be searched for. */
  placeholder: string
  /** The current search; can change from outside. */
  value: string
  onChange: (search: string) => void
  /** Width; by default as in a list's toolbar. */
  className?: string
}

/** Searches when the typing pauses. */
export function SearchField({
  label,
  isLabelHidden,
  placeholder,
  value,
  onChange,
  className = 'w-full sm:w-72',
}: SearchFieldProps) {
  const t = useTexts(texts)
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== typed.trim()) setTyped(value)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts a search.
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === value) return
    const timer = setTimeout(() => onChange(wanted), patienceMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <div className={className}>
      <TextField
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-keyshortcuts="/"
        label={label}
        isLabelHidden={isLabelHidden}
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        trailing={
          typed && (
            <IconButton label={t('clearSearch')} onClick={() => setTyped('')}>
              <X aria-hidden className="size-5" />
            </IconButton>
          )
        }
      />
    </div>
  )
}
