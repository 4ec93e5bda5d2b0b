// Plays random stories of money against PostgreSQL: `npm run test:ledger -- 10000`, 1,000 of them without a number.
import path from 'node:path'
import { runVitest } from './test/run-vitest.ts'

const stories = Number(process.argv[2] ?? 1_000)
if (!Number.isInteger(stories) || stories < 1) {
  console.error('How many stories? For instance: npm run test:ledger -- 10000')
  process.exit(1)
}
process.env.STORIES = String(stories)
process.env.SEED ??= String(Date.now() % 1_000_000_000)
const root = path.dirname(import.meta.dirname)
const { failed } = await runVitest(root, ['--project', 'long', 'src/server/money.properties.long.test.ts'])
console.log(failed === 0 ? `${stories} stories, no differences.` : 'A story went wrong: see above.')
process.exitCode = failed === 0 ? 0 : 1
