import { Fragment } from 'react'
import type { ApiKeyName } from '#contract/entities/api-key.ts'

/** A key's name, which in a narrow column breaks after an underscore and nowhere else. */
export function KeyName({ name }: { name: ApiKeyName }) {
  return (
    <span className="font-mono font-semibold wrap-normal">
      {name.split(/(?<=_)/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}
