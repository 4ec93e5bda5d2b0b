import { useId } from 'react'
import type { ProcessedItem } from '#contract/entities/progress.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/upload/texts.ts'
import { ProcessedCard } from './processed-card.tsx'

/** The last pictures, newest first. */
export function ProcessedList({
  jobId,
  items,
  languages,
}: {
  jobId: number
  items: ProcessedItem[]
  languages: string[]
}) {
  const t = useTexts(texts)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h2 id={titleId} className="text-lg">
        {t('progress.list')}
      </h2>
      {items.length === 0 && (
        <p className="rounded-lg border border-dashed border-control px-5 py-10 text-center text-balance text-muted">
          {t('progress.none')}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {items.map((item) => (
          <li key={item.imageId} className="grid grid-cols-1 animate-rise">
            <ProcessedCard jobId={jobId} item={item} language={languages[0] ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  )
}
