import * as calls from '#contract/endpoints/admin.ts'
import * as limitCalls from '#contract/endpoints/limits.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import { readUser } from '#server/accounts/users/read-user.ts'
import { extraUserColumns } from '#server/apikeys/keys-of.ts'
import { actorOf, userAt } from '#server/audit/actor.ts'
import { listTransactions } from '#server/credits/list-transactions.ts'
import { listUncollected } from '#server/credits/purchases/list-uncollected.ts'
import { readCredits } from '#server/credits/read-credits.ts'
import { readMonthlyLimit, shapeLimits } from '#server/credits/read-monthly-limit.ts'
import { shapeTransaction } from '#server/credits/shape-transaction.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { adjustUser } from './adjust-user.ts'
import { limitUser } from './limit-user.ts'

/** Administration of users' credit. */
export const adminCreditRoutes: MountRoutes = (app, platform) => {
  const { db } = platform
  const nameOf = async (ids: (number | null)[]) => {
    const owners = await findOwners(
      db,
      ids.filter((id) => id !== null),
    )
    return (id: number) => owners.get(id)?.username ?? ''
  }

  mount(app, calls.adjustCredits, async ({ body, caller, request }) => {
    const key = request.headers['idempotency-key']
    return {
      balance: await adjustUser(platform, userAt(caller.id, request.ip), body, key ? String(key) : null),
    }
  })

  mount(app, calls.userCredits, async ({ params }) => {
    const { id } = await readUser(db, extraUserColumns, params.id)
    return readCredits(db, id)
  })

  mount(app, limitCalls.userLimits, async ({ params }) => {
    const { id } = await readUser(db, extraUserColumns, params.id)
    return shapeLimits(await readMonthlyLimit(db, id))
  })

  mount(app, limitCalls.changeUserLimit, async ({ params, body, request }) => {
    await limitUser(platform, actorOf(request), params.id, body.adminLimitCents)
    return shapeLimits(await readMonthlyLimit(db, params.id))
  })

  mount(app, calls.userTransactions, async ({ params, query, request, reply }) => {
    const { id } = await readUser(db, extraUserColumns, params.id)
    const { rows, total } = await listTransactions(db, id, query)
    const name = await nameOf(rows.map(({ adminId }) => adminId))
    reply.header('x-total-count', total)
    return rows.map((row) =>
      shapeTransaction(row, languageOf(request), row.adminId === null ? null : name(row.adminId)),
    )
  })

  mount(app, calls.uncollectedPurchases, async ({ query, reply }) => {
    const { rows, total } = await listUncollected(db, query)
    const name = await nameOf(rows.map(({ userId }) => userId))
    reply.header('x-total-count', total)
    return rows.map((row) => ({
      ...row,
      username: name(row.userId),
      createdAt: row.createdAt.toISOString(),
    }))
  })
}
