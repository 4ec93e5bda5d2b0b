import { LoudStates, QuietStates } from './image-states.tsx'
import { KeywordChips } from './keyword-chips.tsx'
import { RowDescription, type RowDescriptionProps } from './row-description.tsx'
import { Cell } from './table-parts.tsx'

/** Description, keywords and state. A reason spans the description's column, too. */
export function OtherCells({ hasReason, ...described }: RowDescriptionProps & { hasReason: boolean }) {
  const { image } = described
  return (
    <>
      {!hasReason && (
        <Cell className="max-sm:col-start-2">
          <RowDescription {...described} />
        </Cell>
      )}
      <Cell className="max-sm:col-start-2 sm:max-lg:col-start-3 sm:max-lg:row-start-2">
        <KeywordChips image={image} />
      </Cell>
      <Cell className="flex flex-wrap items-center gap-1.5 max-sm:col-start-2 max-sm:row-start-1 max-sm:empty:hidden sm:content-start sm:max-lg:col-start-4 sm:max-lg:row-span-2 sm:max-lg:row-start-1">
        <LoudStates image={image} />
        <QuietStates image={image} />
      </Cell>
    </>
  )
}
