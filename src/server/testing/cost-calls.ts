import { credits, creditTransactions } from '#contract/endpoints/credits.ts'
import { userStats } from '#contract/endpoints/own-account.ts'
import type { Credits } from '#contract/entities/credit.ts'
import type { TestSite } from './open-test-site.ts'
import { expect } from './test.ts'

export type PayingUser = Awaited<ReturnType<TestSite['make']['user']>>

/** What a user has, holds and owes, over HTTP. */
export async function creditsOf(user: PayingUser): Promise<Pick<Credits, 'balance' | 'held' | 'owed'>> {
  const { balance, held, owed } = (await user.call(credits)).body
  return { balance, held, owed }
}

/** What a user's jobs were charged, the newest first, over HTTP. */
export async function chargesOf(user: PayingUser) {
  const { body } = await user.call(creditTransactions, { query: { type: 'deduction' } })
  return body.map(({ jobId, amount }) => ({ jobId, amount }))
}

export async function expectNothingCharged(user: PayingUser, balance: number): Promise<void> {
  expect(await creditsOf(user)).toEqual({ balance, held: 0, owed: 0 })
  expect(await chargesOf(user)).toEqual([])
  expect((await user.call(userStats)).body).toEqual({ totalImagesProcessed: 0, totalCost: 0 })
}
