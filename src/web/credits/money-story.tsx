import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { History } from './history/history.tsx'
import { SpendingChart } from './spending/spending-chart.tsx'
import { useDrawableUnit } from './spending/use-drawable-unit.ts'

/** The cost of jobs, once there is enough to draw, and all transactions. */
export function MoneyStory() {
  const unit = useDrawableUnit()
  const isKnown = unit !== undefined
  return (
    <>
      {!isKnown && <Skeleton className="h-96" />}
      {isKnown && unit !== 'none' && <SpendingChart firstUnit={unit} />}
      {/* Fetches its rows at once, but stays hidden until its position is known. */}
      <div hidden={!isKnown}>
        <History />
      </div>
    </>
  )
}
