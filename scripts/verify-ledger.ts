import { verifyMoney } from '#server/admin/verify-money.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async ({ db }) => {
  const { counts, differences } = await verifyMoney(db)
  const { accounts, transactions, openHolds, purchases } = counts
  console.log(
    `Verified: ${accounts} users' credit, ${transactions} transactions, ${openHolds} open holds, ${purchases} purchases.`,
  )
  for (const { name, whose, expected, found } of differences) {
    console.log(`${whose}: ${name}: expected ${expected}, found ${found}`)
  }
  console.log(differences.length === 0 ? 'No differences.' : `Differences: ${differences.length}.`)
  if (differences.length > 0) process.exitCode = 1
})
