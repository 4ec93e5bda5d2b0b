import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { texts } from '#web/ui/texts.ts'
import { dismissToast, toastStore } from './toast-store.ts'

/** The current toast, at the bottom of the page. Lasts five seconds or as long as it says; swipe right to dismiss, F8 to reach its action. */
export function ToastView() {
  const t = useTexts(texts)
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  useEffect(() => {
    if (!toast?.endsAfterMs) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.endsAfterMs)
    return () => clearTimeout(timer)
  }, [toast])
  const viewport = useRef<HTMLOListElement>(null)
  const action = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const cameFrom = useRef<HTMLElement | null>(null)
  // A toast that closes or is replaced takes the focus with it: back to where it came from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each toast.
  useEffect(() => {
    const { activeElement, body } = document
    if (!hadFocus.current || (activeElement !== body && activeElement !== viewport.current)) return
    hadFocus.current = false
    const place = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
    place?.focus({ preventScroll: true })
  }, [toast])

  return (
    <Radix.Provider duration={5000} swipeDirection="right" label={t('toast')}>
      {toast && (
        <Radix.Root
          key={toast.id}
          {...(toast.endsAfterMs && { duration: toast.endsAfterMs })}
          onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
          className={clsx(
            'pointer-events-auto flex animate-rise items-start gap-2 rounded-md border border-l-4 bg-surface py-2 pr-1 pl-4 shadow-float',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
            toast.variant === 'destructive' ? 'border-bad' : 'border-accent',
          )}
        >
          <div className="grid grow gap-0.5 py-2">
            <Radix.Title className={clsx('font-semibold', toast.variant === 'destructive' && 'text-bad')}>
              {toast.title}
            </Radix.Title>
            {toast.description && (
              <Radix.Description className="text-sm text-muted">{toast.description}</Radix.Description>
            )}
            {toast.action && (
              <Radix.Action
                ref={action}
                altText={toast.action.spoken ?? toast.action.label}
                onClick={toast.action.onPress}
                className={buttonClass({ size: 'small', className: 'mt-2 justify-self-start' })}
              >
                {toast.action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close asChild>
            <IconButton label={t('close')}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        ref={viewport}
        onFocus={({ target, currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
            cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
          hadFocus.current = true
          // F8 focuses the list of toasts.
          if (target === currentTarget) action.current?.focus()
        }}
        hotkey={['F8']}
        label={t('toasts')}
        className="fixed right-0 bottom-0 z-toast flex w-full max-w-md flex-col p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      />
    </Radix.Provider>
  )
}
