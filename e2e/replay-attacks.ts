import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Attack } from './attacks/attack.ts'
import { attacks } from './attacks/attacks.ts'
import { startGround } from './attacks/ground/start-ground.ts'
import { hostileLists } from './attacks/hostile-lists.ts'
import { replay } from './attacks/replay.ts'
import { sayReplay } from './attacks/say-replay.ts'
import { startProduct } from './harness/start-product.ts'

/**
 * Replays attacks on a running product, one after the other, and prints the outcome of each: answers, memory, disk, and the wait of another
 * user. Words select the attacks with one of them in their name; `lists` sends 2,000 generated lists (`--seed` sets the first); `--long`
 * attacks an account for ten minutes; `--product` names another checkout with installed dependencies.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    product: { type: 'string', default: '.' },
    seed: { type: 'string', default: '1' },
    long: { type: 'boolean', default: false },
  },
})
const folder = resolve(values.product)
const ground = await startGround((environment) => startProduct(environment, '127.0.0.1', folder))
// The product is a separate process, so it must be ended here.
process.once('exit', () => endProcess(ground.pid()))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const chosen = choose()
let faults = 0
try {
  for (const attack of chosen) {
    const result = await replay(ground, attack, { isTimed: true })
    console.log(sayReplay(result))
    if (result.wrong.length > 0) faults += 1
    await ground.revive(result)
  }
  await ground.stopProduct()
  if (!verifyLedger()) faults += 1
} finally {
  await ground.close()
}
console.log(`${chosen.length} attacks, ${faults} faults`)
process.exitCode = faults > 0 ? 1 : 0

function choose(): Attack[] {
  const usual = attacks({ isLong: values.long })
  if (positionals.length === 0) return usual
  return [...usual, hostileLists(Number(values.seed))].filter(({ name }) =>
    positionals.some((word) => name.includes(word)),
  )
}

function verifyLedger(): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/verify-ledger.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...ground.settings },
    encoding: 'utf8',
  })
  console.log(`verify-ledger: ${stdout}${stderr}`.trim())
  return status === 0
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}
