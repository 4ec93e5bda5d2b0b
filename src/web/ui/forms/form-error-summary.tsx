import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from '#web/ui/texts.ts'

export interface FieldFault<Field extends string> {
  field: Field
  /** Undefined if the field is valid. */
  error: string | undefined
}

/**
 * The errors of a form, above its fields; choosing one focuses its field. Takes the focus at every attempt to submit, so that the errors
 * are found. The form itself must not move the focus (`shouldFocusError: false`).
 */
export function FormErrorSummary<Field extends string>({
  title,
  faults,
  attempt,
  onChoose,
}: {
  /** By default asks the user to check their input. */
  title?: string
  faults: readonly FieldFault<Field>[]
  /** The number of attempts to submit. */
  attempt: number
  onChoose: (field: Field) => void
}) {
  const t = useTexts(texts)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same errors take the focus again at the next attempt.
  useEffect(() => {
    box.current?.focus()
  }, [attempt])

  const found = faults.filter(({ error }) => error)
  if (found.length === 0) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="bad" title={title ?? t('checkInput')}>
        <ul className="grid gap-1">
          {found.map(({ field, error }) => (
            <li key={field}>
              <button
                type="button"
                onClick={() => onChoose(field)}
                className="min-h-6 rounded-sm text-left underline underline-offset-4"
              >
                {error}
              </button>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
