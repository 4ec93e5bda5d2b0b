import { clsx } from 'clsx'

/** Holds the place of what is loading; give it the size of that. The list around it says that it loads. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded-md bg-line', className)} />
}
