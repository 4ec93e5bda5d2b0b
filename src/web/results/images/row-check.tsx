import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'

/** Selects an image of the table; handled by the list, where Shift selects all between. */
export function RowCheck({ image, isSelected }: { image: Image; isSelected: boolean }) {
  const t = useTexts(texts)
  return (
    // The label makes the target larger than the box.
    <label data-no-print className="relative z-raised -m-2 grid size-10 place-items-center">
      <input
        type="checkbox"
        data-cell="check"
        tabIndex={-1}
        checked={isSelected}
        aria-label={t('table.select', { number: image.id })}
        // The list handles the click, which knows about Shift.
        onChange={() => {}}
        className="size-5 accent-accent"
      />
    </label>
  )
}
