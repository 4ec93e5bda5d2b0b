import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { Metrics } from '#server/platform/metrics.ts'

type Circuits = ReturnType<ProviderPools['circuits']>

/** Updates the gauges of the keys' circuits on each reading of the metrics, in addition to those of other pools of the process. */
export function measureCircuits(metrics: Metrics, pools: { circuits(): Circuits | Promise<Circuits> }): void {
  let counted: Circuits = []
  metrics.beforeReading(async () => {
    const now = await pools.circuits()
    for (const circuit of counted) metrics.providerCircuits.dec(circuit)
    counted = now
    for (const circuit of counted) metrics.providerCircuits.inc(circuit)
  })
}
