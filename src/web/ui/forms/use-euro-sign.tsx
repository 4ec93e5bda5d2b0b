import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'

/** The euro sign of a field for an amount: at its end, in English at its start. */
export function useEuroSign(): { leading: ReactNode } | { trailing: ReactNode } {
  const sign = (
    <span aria-hidden className="pointer-events-none px-4 text-muted">
      €
    </span>
  )
  return useLanguage() === 'en' ? { leading: sign } : { trailing: sign }
}
