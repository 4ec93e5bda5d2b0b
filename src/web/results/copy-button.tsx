import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './texts.ts'

const thanksMs = 2_000

/** Puts a text into the clipboard and says so at the button itself. */
export function CopyButton({ text, label }: { text: string; label: string }) {
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

  return (
    <span className="inline-flex">
      <IconButton label={label} onClick={copy}>
        {isCopied ? (
          <Check aria-hidden className="size-5 text-good" />
        ) : (
          <Copy aria-hidden className="size-5" />
        )}
      </IconButton>
      <span role="status">{isCopied && <VisuallyHidden>{t('panel.copied')}</VisuallyHidden>}</span>
    </span>
  )
}
