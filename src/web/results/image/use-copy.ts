import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

const thanksMs = 2_000

/** Puts a text into the clipboard; `isCopied` for two seconds afterwards. What the browser refuses is said. */
export function useCopy(text: string): { isCopied: boolean; copy: () => Promise<void> } {
  const t = useTexts(texts)
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), thanksMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(): Promise<void> {
    try {
      // Missing on pages without https, refused in some embedded ones.
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({
        variant: 'destructive',
        title: t('panel.copyFailed'),
        description: t('panel.copyFailedText'),
      })
    }
  }

  return { isCopied, copy }
}
