import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'
import { mainId } from './skip-link.tsx'

/** The page's three parts, stacked: what is above `main`, `main` itself, and what is below. */
export function PageFrame({
  header,
  footer,
  main,
  isFilled,
  children,
}: {
  header: ReactNode
  footer?: ReactNode
  main?: Ref<HTMLElement>
  /** At least as high as the window, so that arriving data does not move what is below. */
  isFilled?: boolean
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <main
        id={mainId}
        ref={main}
        tabIndex={-1}
        className={clsx(
          'mx-auto w-full max-w-7xl grow px-4 py-6 has-data-wide:max-w-none has-data-filled:min-h-dvh sm:px-6 sm:py-8',
          isFilled && 'min-h-dvh print:min-h-0',
        )}
      >
        {children}
      </main>
      {footer}
    </div>
  )
}

/** Shown while a page or the user's state loads. */
export function WaitingPage() {
  return (
    <div className="grid min-h-[50dvh] place-items-center text-muted">
      <Spinner />
    </div>
  )
}
