import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/card.tsx'
import { ProductPromise } from './product-promise.tsx'

/** The product's promise on the left, the form on the right; on phones the form is first. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
      <Card className="lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1 lg:p-8">{children}</Card>
      <ProductPromise />
    </div>
  )
}
