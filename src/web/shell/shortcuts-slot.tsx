import { type ComponentType, lazy, Suspense } from 'react'

const PageKeys = lazy<ComponentType<{ className: string }>>(async () => {
  try {
    return { default: (await import('./keys/page-keys.tsx')).PageKeys }
  } catch {
    // A page without shortcuts is better than no page.
    return { default: () => null }
  }
})

/** The list of shortcuts in the footer and the key handler. Both load for signed-in users only. */
export function ShortcutsSlot({ className }: { className: string }) {
  return (
    // As wide as its text in either language, so that nothing moves when it loads.
    <span className="min-h-8 min-w-36">
      <Suspense fallback={null}>
        <PageKeys className={className} />
      </Suspense>
    </span>
  )
}
