import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { Metrics } from '#server/platform/metrics.ts'

/** Has each reading of the metrics say how the circuits of the keys stand, beside those of other pools of the process. */
export function measureCircuits(metrics: Metrics, pools: Pick<ProviderPools, 'circuits'>): void {
  let counted: ReturnType<ProviderPools['circuits']> = []
  metrics.beforeReading(() => {
    for (const circuit of counted) metrics.providerCircuits.dec(circuit)
    counted = pools.circuits()
    for (const circuit of counted) metrics.providerCircuits.inc(circuit)
  })
}
