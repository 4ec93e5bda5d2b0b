import { ChevronRight } from 'lucide-react'
import type { Key, ReactNode } from 'react'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

export interface FiguresColumn<Row> {
  head: string
  cell: (row: Row) => ReactNode
}

/** The figures of a chart, for screen readers and for exact values. The first column names the rows. */
export function FiguresTable<Row>({
  label,
  caption,
  columns: [names, ...figures],
  rows,
  rowKey,
}: {
  /** The text of its button: short, because it is below its chart. */
  label: string
  caption: string
  columns: readonly [FiguresColumn<Row>, ...FiguresColumn<Row>[]]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
}) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-md text-sm font-semibold text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {label}
        <VisuallyHidden>: {caption}</VisuallyHidden>
      </summary>
      <table className="mt-2 w-full max-w-xl text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-control text-left text-muted">
            <th scope="col" className="py-2 pr-2 font-semibold">
              {names.head}
            </th>
            {figures.map(({ head }) => (
              <th key={head} scope="col" className="py-2 pl-2 text-right font-semibold hyphens-auto">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {names.cell(row)}
              </th>
              {figures.map(({ head, cell }) => (
                <td key={head} className="py-1.5 pl-2 text-right">
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
