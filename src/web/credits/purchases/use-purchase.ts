import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { purchaseMutation } from '#web/credits/credits-queries.ts'
import { texts } from '#web/credits/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { openTab } from '#web/ui/buttons/open-tab.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

/** A payment page in another tab. */
export interface CheckoutElsewhere {
  url: string
  purchaseId: number
  /** The browser blocked the tab: the user has to open the page by its link. */
  isBlocked: boolean
}

export interface Buying {
  start(cents: number): void
  /** The payment page is being created or opened. */
  isBusy: boolean
  /** The server's message for the last failed attempt. */
  refusal: string | null
  elsewhere: CheckoutElsewhere | null
  /** Stops waiting for the payment in the other tab. */
  forget(): void
}

/** Starts a purchase and opens its payment page: in this tab or, if the app is framed, in another one. */
export function usePurchase(): Buying {
  const t = useTexts(texts)
  const purchase = useMutation(purchaseMutation)
  const [isLeaving, setLeaving] = useState(false)
  const [elsewhere, setElsewhere] = useState<CheckoutElsewhere | null>(null)
  // A second click can come before the next render.
  const isUnderWay = useRef(false)

  useEffect(() => {
    // Going back from the payment page can restore this page from the browser's cache, still busy.
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

/** Whether the app is framed: payment pages refuse to be framed. */
function isFramed(): boolean {
  return window !== window.top
}
