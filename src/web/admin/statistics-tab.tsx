import { CostSection } from './cost-section.tsx'
import { Counts } from './counts.tsx'
import { ModelPrices } from './model-prices.tsx'

/** How much there is, what it brings against what it costs, and what models cost. */
export function StatisticsTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Counts />
      <CostSection />
      <ModelPrices />
    </div>
  )
}
