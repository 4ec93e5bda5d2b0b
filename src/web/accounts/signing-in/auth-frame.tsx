import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/card.tsx'
import { ProductPromise } from './product-promise.tsx'

/**
 * The product's promise on the left, the form on the right; on phones the form is first, and the promise appears with it. `isTall`: the form
 * arrives late and can be taller than the window, so what is below is out of sight from the start.
 */
export function AuthFrame({ isTall, children }: { isTall?: boolean; children: ReactNode }) {
  return (
    <div
      data-filled={isTall || undefined}
      className="grid items-start max-lg:has-data-auth-waiting:[&>:last-child]:hidden gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16"
    >
      <Card className="lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1 lg:p-8">{children}</Card>
      <ProductPromise />
    </div>
  )
}
