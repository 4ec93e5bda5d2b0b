import type { Texts } from '#web/i18n/define-texts.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

/** Puts a text on the clipboard, and says whether that worked. */
export async function copyText(text: string, t: Texts<'secondFactor'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: t('codes.copied') })
  } catch {
    showToast({ variant: 'destructive', title: t('codes.notCopied') })
  }
}
