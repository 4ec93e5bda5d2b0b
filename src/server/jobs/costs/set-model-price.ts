import { and, eq, sql } from 'drizzle-orm'
import type { SetModelPriceInput } from '#contract/entities/provider-cost.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database } from '#server/platform/open-database.ts'
import { modelPrices } from './costs.tables.ts'

/** Sets the price of a model for future calls, and records it. Earlier costs stay. */
export async function setModelPrice(db: Database, actor: Actor, input: SetModelPriceInput): Promise<void> {
  const { provider, model, ...after } = input
  await db.transaction(async (tx) => {
    const [before = null] = await tx
      .select({
        inputCents: modelPrices.inputCents,
        cachedInputCents: modelPrices.cachedInputCents,
        outputCents: modelPrices.outputCents,
      })
      .from(modelPrices)
      .where(and(eq(modelPrices.provider, provider), eq(modelPrices.model, model)))
    await tx
      .insert(modelPrices)
      .values({ provider, model, ...after })
      .onConflictDoUpdate({
        target: [modelPrices.provider, modelPrices.model],
        set: { ...after, changedAt: sql`now()` },
      })
    await recordEvent(tx, actor, { kind: 'model_price_set', details: { provider, model, before, after } })
  })
}
