import { clsx } from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'

/** `<Tabs value onValueChange><TabList label><Tab value>…</Tab></TabList><TabPanel value>…</TabPanel></Tabs>` */
export const Tabs = Radix.Root

export function TabList({
  label,
  className,
  ...rest
}: ComponentProps<typeof Radix.List> & { label: string }) {
  return (
    <Radix.List
      {...rest}
      aria-label={label}
      className={clsx('flex flex-wrap gap-x-1 border-b border-line', className)}
    />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={clsx(
        '-mb-px min-h-11 border-b-2 border-transparent px-3 py-2 text-sm font-semibold text-muted',
        'hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink',
        // Forced colours make transparent borders visible: every tab would look selected.
        'forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
        className,
      )}
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={clsx('pt-4', className)} />
}
