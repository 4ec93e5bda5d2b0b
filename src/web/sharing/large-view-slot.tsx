import { type ComponentType, lazy, Suspense } from 'react'
import type { LargeViewProps } from './large-view.tsx'

const LargeView = lazy<ComponentType<LargeViewProps>>(async () => {
  try {
    return { default: (await import('./large-view.tsx')).LargeView }
  } catch {
    // The sheet is readable without it.
    return { default: () => null }
  }
})

/** The large view, whose code loads when it is opened. */
export function LargeViewSlot(props: LargeViewProps) {
  return (
    <Suspense fallback={null}>
      <LargeView {...props} />
    </Suspense>
  )
}
