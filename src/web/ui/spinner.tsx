import { LoaderCircle } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** `isSilent` if the adjacent text already says what is loading. */
export function Spinner({ label, isSilent }: { label?: string; isSilent?: boolean }) {
  const t = useTexts(texts)
  return (
    <span role={isSilent ? undefined : 'status'} className="inline-flex">
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      {!isSilent && <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>}
    </span>
  )
}
