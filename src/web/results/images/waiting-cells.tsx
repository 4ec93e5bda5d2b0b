import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Cell } from './table-parts.tsx'

/** Where description, keywords and state will stand. */
export function WaitingCells({ isWaiting }: { isWaiting: boolean }) {
  return (
    <>
      <Cell className="max-sm:col-start-2">{isWaiting && <Skeleton className="h-10 w-full" />}</Cell>
      <Cell className="max-sm:col-start-2">{isWaiting && <Skeleton className="h-6 w-2/3" />}</Cell>
      <Cell className="max-sm:hidden sm:max-lg:col-start-4 sm:max-lg:row-start-1" />
    </>
  )
}
