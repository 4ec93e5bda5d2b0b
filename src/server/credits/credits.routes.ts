import * as calls from '#contract/endpoints/credits.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { exportTransactions } from './export-transactions.ts'
import { listTransactions } from './list-transactions.ts'
import { readCredits } from './read-credits.ts'
import { readSpending } from './read-spending.ts'
import { shapeTransaction } from './shape-transaction.ts'

const fileNames = { de: 'bildwort-guthaben.csv', en: 'bildwort-credit.csv' } as const

/** A user's credit and transactions. */
export const creditRoutes: MountRoutes = (app, { db }) => {
  mount(app, calls.credits, ({ caller }) => readCredits(db, caller.id))

  mount(app, calls.creditTransactions, async ({ query, caller, request, reply }) => {
    const { rows, total } = await listTransactions(db, caller.id, query)
    reply.header('x-total-count', total)
    return rows.map((row) => shapeTransaction(row, languageOf(request)))
  })

  // A link in a page carries no language, so the file follows the language of the caller's account.
  mount(app, calls.downloadTransactions, async ({ query, caller, reply }) => {
    const { language } = caller
    reply.header('content-disposition', `attachment; filename="${fileNames[language]}"`)
    return reply
      .type('text/csv; charset=utf-8')
      .send(exportTransactions(db, caller.id, { type: query.type, language }))
  })

  mount(app, calls.spending, ({ query, caller }) => readSpending(db, caller.id, query))
}
