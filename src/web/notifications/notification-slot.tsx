import { type ComponentType, lazy, Suspense } from 'react'

const NotificationBell = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./notification-bell.tsx')).NotificationBell }
  } catch {
    // A header without the bell is better than no page.
    return { default: () => null }
  }
})

/** The bell's place in the header. Its code loads for signed-in users only; its space is reserved. */
export function NotificationSlot() {
  return (
    <Suspense fallback={<span className="size-11" />}>
      <NotificationBell />
    </Suspense>
  )
}
