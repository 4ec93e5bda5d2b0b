import { type ComponentType, lazy, Suspense } from 'react'

const JobRing = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./running/job-ring.tsx')).JobRing }
  } catch {
    // A header without the ring is better than no page.
    return { default: () => null }
  }
})

/**
 * The running job's place in the header; its code loads for signed-in users only. It is at the group's open end, so that nothing moves when
 * it appears or disappears.
 */
export function RunningSlot() {
  return (
    <Suspense fallback={null}>
      <JobRing />
    </Suspense>
  )
}
