import { clsx } from 'clsx'

/** Reserves the space of loading content; give it the size of that. The list around it announces the loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded-md bg-line', className)} />
}
