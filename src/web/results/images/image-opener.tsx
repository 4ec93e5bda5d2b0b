import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'

export interface ImageOpenerProps {
  /** Undefined while its page loads. */
  image: Image | undefined
  /** Counted from 0 in the filtered list. */
  row: number
  isTabStop: boolean
}

/** The button of an image. It covers all that is shown of it, so that a click anywhere counts. */
export function ImageOpener({ image, row, isTabStop }: ImageOpenerProps) {
  const t = useTexts(texts)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      tabIndex={isTabStop ? 0 : -1}
      className="block min-w-0 grow truncate text-left font-mono text-xs text-muted outline-none after:absolute after:inset-0"
      translate="no"
    >
      {image ? `${image.id} · ${image.filename}` : t('image.number', { number: row + 1 })}
    </button>
  )
}
