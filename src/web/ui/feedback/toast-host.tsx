import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { toastStore } from './toast-store.ts'
import { useFirstInteraction } from './use-first-interaction.ts'

const ToastView = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./toast-view.tsx')).ToastView }
  } catch {
    // A page without toasts is better than no page.
    return { default: () => null }
  }
})

/**
 * Renders toasts; used once, in the shell. The first screen does not need their code: it loads at the first interaction, before any action
 * can cause a toast, or with the first toast. So it is already loaded when a connection breaks.
 */
export function ToastHost() {
  const [isWanted, setWanted] = useState(() => toastStore.current() !== null)
  useFirstInteraction(() => setWanted(true))
  useEffect(() => toastStore.subscribe(() => setWanted(true)), [])
  return <Suspense>{isWanted && <ToastView />}</Suspense>
}
