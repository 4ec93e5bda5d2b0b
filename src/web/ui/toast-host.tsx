import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

const ToastView = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./toast-view.tsx')).ToastView }
  } catch {
    // A page without toasts is better than no page.
    return { default: () => null }
  }
})

const loadAfterMs = 1_000

/**
 * Where toasts appear; stands once, in the shell. What draws them loads after the first screen stands, and long before
 * a toast is likely: one that is shown earlier waits in the store, and a broken connection later finds it loaded.
 */
export function ToastHost() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), loadAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isWanted && <ToastView />}</Suspense>
}
