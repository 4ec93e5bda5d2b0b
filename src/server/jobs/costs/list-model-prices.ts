import { asc } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { modelPrices } from './costs.tables.ts'

export type ModelPrice = typeof modelPrices.$inferSelect
export type ModelPrices = readonly ModelPrice[]

/** What models cost now, in cents for a million tokens: a handful of rows, cheap enough to ask for each chunk. */
export async function listModelPrices(db: Database | Transaction): Promise<ModelPrices> {
  return await db.select().from(modelPrices).orderBy(asc(modelPrices.provider), asc(modelPrices.model))
}
