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
 * Where toasts appear; stands once, in the shell. What draws them is not needed for a first screen: it loads with the
 * first sign of life, before which nobody has done what a toast could answer, or with a toast. So a broken connection
 * finds it loaded.
 */
export function ToastHost() {
  const [isWanted, setWanted] = useState(() => toastStore.current() !== null)
  useFirstInteraction(() => setWanted(true))
  useEffect(() => toastStore.subscribe(() => setWanted(true)), [])
  return <Suspense>{isWanted && <ToastView />}</Suspense>
}
