import { ReceiptText } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { storedToken } from '#web/http/stored-token.ts'
import { signAddress } from '#web/http/url-of.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { openTab } from '#web/ui/buttons/open-tab.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { texts } from './texts.ts'

/**
 * The payment provider's receipt, in a new tab. If the session is in a token, which a link can't send, a click first requests a signed
 * address.
 */
export function ReceiptLink({ url, number }: { url: string; number: number }) {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)

  async function follow(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (storedToken() === '') return
    event.preventDefault()
    if (isAsking) return
    setAsking(true)
    const tab = openTab()
    try {
      const address = await signAddress(url)
      tab.leadTo(address)
      if (tab.isBlocked) {
        const action = {
          label: t('receipt.open'),
          onPress: () => void window.open(address, '_blank', 'noopener'),
        }
        showToast({ title: t('receipt.blocked'), action })
      }
    } catch (error) {
      tab.close()
      showToast({ variant: 'destructive', title: messageFor(error) })
    } finally {
      setAsking(false)
    }
  }

  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      onClick={follow}
      aria-busy={isAsking || undefined}
      aria-label={t('receipt.label', { number })}
      className="inline-flex min-h-6 items-center gap-1.5 text-sm text-accent underline underline-offset-4 hover:text-accent-strong [&_svg]:size-4"
    >
      {isAsking ? <Spinner isSilent /> : <ReceiptText aria-hidden />}
      {t('receipt.link')}
    </a>
  )
}
