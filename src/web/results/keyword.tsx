import { clsx } from 'clsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** Filled when the texts use it, outlined when they don't. */
export function Keyword({ isUsed, children }: { isUsed: boolean; children: string }) {
  const t = useTexts(texts)
  return (
    <span
      title={children}
      className={clsx(
        'max-w-full truncate rounded-sm border px-1.5 text-xs leading-5.5',
        isUsed
          ? 'border-transparent bg-accent-soft font-semibold text-accent-strong forced-colors:border-[Highlight]'
          : 'border-control text-muted',
      )}
    >
      {children}
      {!isUsed && <VisuallyHidden> ({t('image.unused')})</VisuallyHidden>}
    </span>
  )
}
