import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { purchaseMutation } from '#web/credits/credits-queries.ts'
import { texts } from '#web/credits/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { openTab } from '#web/ui/buttons/open-tab.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

/** A payment page that stands in another tab. */
export interface CheckoutElsewhere {
  url: string
  purchaseId: number
  /** The browser did not open the tab: the page has to be opened by its link. */
  isBlocked: boolean
}

export interface Buying {
  start(cents: number): void
  /** The payment page is being made, or is about to show. */
  isBusy: boolean
  /** Why the last attempt failed, in the server's words. */
  refusal: string | null
  elsewhere: CheckoutElsewhere | null
  /** Waits no longer for the payment in the other tab. */
  forget(): void
}

/** Begins a purchase and leads to its payment page: in this tab, or, where the app is framed, in another one. */
export function usePurchase(): Buying {
  const t = useTexts(texts)
  const purchase = useMutation(purchaseMutation)
  const [isLeaving, setLeaving] = useState(false)
  const [elsewhere, setElsewhere] = useState<CheckoutElsewhere | null>(null)
  // Two clicks can come before anything is drawn anew.
  const isUnderWay = useRef(false)

  useEffect(() => {
    // "Back" on the payment page can bring this page as it was left: busy.
    const wake = () => {
      isUnderWay.current = false
      setLeaving(false)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  function start(cents: number): void {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const tab = isFramed() ? openTab() : null
    setElsewhere(null)
    const answers = {
      onSuccess: ({ url, purchaseId }: { url: string; purchaseId: number }) => {
        if (tab === null) {
          setLeaving(true)
          window.location.assign(url)
          return
        }
        isUnderWay.current = false
        tab.leadTo(url)
        setElsewhere({ url, purchaseId, isBlocked: tab.isBlocked })
      },
      onError: () => {
        isUnderWay.current = false
        tab?.close()
        const [title, description] = [t('purchase.failed'), t('purchase.failedText')]
        showToast({ variant: 'destructive', title, description })
      },
    }
    purchase.mutate(cents, answers)
  }

  return {
    start,
    isBusy: purchase.isPending || isLeaving,
    refusal: purchase.error ? messageFor(purchase.error) : null,
    elsewhere,
    forget: () => setElsewhere(null),
  }
}

/** Whether another page shows the app: payment pages refuse to be shown in a frame. */
function isFramed(): boolean {
  return window !== window.top
}
