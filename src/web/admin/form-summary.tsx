import { useEffect, useRef } from 'react'
import { Banner } from '#web/ui/banner.tsx'

/** What is wrong with a form. Takes the focus at every attempt to send it, so that nobody searches for the reason. */
export function FormSummary({
  title,
  errors,
  attempt,
}: {
  title: string
  errors: readonly string[]
  /** How often it was sent. */
  attempt: number
}) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same errors take the focus again at the next attempt.
  useEffect(() => {
    box.current?.focus()
  }, [attempt])

  if (errors.length === 0) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="bad" title={title}>
        <ul>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
