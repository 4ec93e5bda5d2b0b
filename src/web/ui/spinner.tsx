import { LoaderCircle } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** `isSilent` where the text beside it says already what is waited for. */
export function Spinner({ label, isSilent }: { label?: string; isSilent?: boolean }) {
  const t = useTexts(texts)
  return (
    <span role={isSilent ? undefined : 'status'} className="inline-flex">
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      {!isSilent && <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>}
    </span>
  )
}
