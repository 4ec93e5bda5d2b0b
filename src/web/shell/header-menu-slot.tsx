import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { HeaderMenu as HeaderMenuType } from './header-menu.tsx'

const HeaderMenu = lazy<ComponentType<ComponentProps<typeof HeaderMenuType>>>(async () => {
  try {
    return { default: (await import('./header-menu.tsx')).HeaderMenu }
  } catch {
    // The links in the footer and on the page still work.
    return { default: () => null }
  }
})

/** The menu's place in the header. Its code loads for signed-in users only; its space is reserved. */
export function HeaderMenuSlot(props: ComponentProps<typeof HeaderMenuType>) {
  return (
    <Suspense fallback={<span className="size-11 xl:hidden" />}>
      <HeaderMenu {...props} />
    </Suspense>
  )
}
