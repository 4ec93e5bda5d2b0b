import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { copyText } from '#web/ui/feedback/copy-text.ts'

const thanksMs = 2_000

/** Copies a text to the clipboard; `isCopied` is true for two seconds. Shows an error if the browser refuses. */
export function useCopy(text: string): { isCopied: boolean; copy: () => Promise<void> } {
  const t = useTexts(texts)
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), thanksMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(): Promise<void> {
    const said = { failed: t('panel.copyFailed'), failedText: t('panel.copyFailedText') }
    if (await copyText(text, said)) setCopied(true)
  }

  return { isCopied, copy }
}
