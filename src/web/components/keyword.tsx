import { clsx } from 'clsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** Filled if the texts use it, otherwise outlined. */
export function Keyword({ isUsed, lang, children }: { isUsed: boolean; lang?: string; children: string }) {
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
      <span lang={lang}>{children}</span>
      {!isUsed && <VisuallyHidden> ({t('keyword.unused')})</VisuallyHidden>}
    </span>
  )
}
