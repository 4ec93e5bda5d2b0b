import { useEffect } from 'react'
import { isTypedInto } from '#web/ui/shortcut-of.ts'
import { type Pasted, readClipboard } from './read-clipboard.ts'

/** Handles a paste anywhere on the page, except into a field or while a dialog is open. */
export function usePagePaste(onPaste: (pasted: Pasted) => void): void {
  useEffect(() => {
    function take(event: ClipboardEvent): void {
      const { target, clipboardData } = event
      const isField = isTypedInto(target) && !(target as Element).matches('[type=file]')
      if (isField || !clipboardData || document.querySelector('[data-modal]')) return
      const pasted = readClipboard(clipboardData)
      if (!pasted) return
      event.preventDefault()
      onPaste(pasted)
    }
    window.addEventListener('paste', take)
    return () => window.removeEventListener('paste', take)
  }, [onPaste])
}
