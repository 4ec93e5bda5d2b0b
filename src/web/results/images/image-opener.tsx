import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'

export interface ImageOpenerProps {
  /** Undefined while its page loads. */
  image: Image | undefined
  /** Zero-based in the filtered list. */
  row: number
  isTabStop: boolean
}

/** The button that opens an image. It covers the whole image, so that a click anywhere works. */
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
