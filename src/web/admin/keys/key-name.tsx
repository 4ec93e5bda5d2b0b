import { Fragment } from 'react'
import type { ApiKeyName } from '#contract/entities/api-key.ts'

/** The name of a key, which wraps only after an underscore. */
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
