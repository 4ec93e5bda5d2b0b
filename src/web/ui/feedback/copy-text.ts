import { showToast } from './toast-store.ts'

/** Copies a text to the clipboard, reports the outcome in a toast, and returns whether it worked. */
export async function copyText(
  text: string,
  { done, failed, failedText }: { done?: string; failed: string; failedText?: string },
): Promise<boolean> {
  try {
    // Missing on pages without https, and refused in some embedded ones.
    await navigator.clipboard.writeText(text)
    if (done) showToast({ title: done })
    return true
  } catch {
    showToast({ variant: 'destructive', title: failed, ...(failedText && { description: failedText }) })
    return false
  }
}
