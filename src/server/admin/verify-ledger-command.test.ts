import { spawn } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { expect, test } from '#server/testing/test.ts'

test('the command prints what it verified, and each difference on a line with exit code 1', async ({
  make,
  platform,
  database,
}) => {
  const { id } = await make.user()
  const hold = (cents: number) =>
    platform.db.execute(sql`update credit_accounts set held_cents = ${cents} where user_id = ${id}`)
  await hold(7)
  const { code, output } = await verify(database.connectionString)
  await hold(0)
  expect(code).toBe(1)
  expect(output.split('\n')).toEqual([
    "Verified: 1 users' credit, 2 transactions, 0 open holds, 0 purchases.",
    `user ${id}: held is not the sum of the open holds: expected 0, found 7`,
    'Differences: 1.',
    '',
  ])
})

/** Runs the command with only the database's address: it needs no secret. */
async function verify(connectionString: string): Promise<{ code: number | null; output: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: connectionString }
  const command = spawn(process.execPath, ['scripts/verify-ledger.ts'], { env })
  let output = ''
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = await new Promise<number | null>((resolve) => command.on('close', resolve))
  return { code, output }
}
