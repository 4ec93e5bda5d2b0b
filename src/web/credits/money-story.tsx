import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { History } from './history/history.tsx'
import { SpendingChart } from './spending/spending-chart.tsx'
import { useDrawableUnit } from './spending/use-drawable-unit.ts'

/** What jobs cost, as soon as there is something to draw, and all that moved the credit. */
export function MoneyStory() {
  const unit = useDrawableUnit()
  const isKnown = unit !== undefined
  return (
    <>
      {!isKnown && <Skeleton className="h-96" />}
      {isKnown && unit !== 'none' && <SpendingChart firstUnit={unit} />}
      {/* Asks for its rows at once, and is not seen before it is known where it stands. */}
      <div hidden={!isKnown}>
        <History />
      </div>
    </>
  )
}
