import { type ComponentType, lazy, Suspense } from 'react'

const PageKeys = lazy<ComponentType<{ className: string }>>(async () => {
  try {
    return { default: (await import('./keys/page-keys.tsx')).PageKeys }
  } catch {
    // A page without shortcuts is better than no page.
    return { default: () => null }
  }
})

/** The list of shortcuts in the footer, and who hears them; both load for signed-in users alone. */
export function ShortcutsSlot({ className }: { className: string }) {
  return (
    // As wide as its words in either language: nothing beside it moves when they come.
    <span className="min-h-8 min-w-36">
      <Suspense fallback={null}>
        <PageKeys className={className} />
      </Suspense>
    </span>
  )
}
