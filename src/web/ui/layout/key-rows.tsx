import { Fragment } from 'react'

/** Keys and their actions, one per line. A `range` shows its first and last key. */
export function KeyRows({
  rows,
}: {
  rows: readonly { keys: readonly string[]; does: string; isRange?: boolean }[]
}) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] items-center gap-x-5 gap-y-2">
      {rows.map(({ keys, does, isRange }) => (
        <div key={does} className="contents">
          <dt className="flex items-center gap-1.5">
            {(isRange ? [keys[0]!, keys.at(-1)!] : keys).map((key, place) => (
              <Fragment key={key}>
                {isRange && place > 0 && '–'}
                <kbd className="min-w-8 rounded-sm border border-control bg-sunken px-2 py-0.5 text-center font-mono text-sm">
                  {key}
                </kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
