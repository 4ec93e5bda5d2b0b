import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Identity } from './choose-identity.ts'
import type { Binaries } from './find-binaries.ts'
import { spawnPostgresBinary } from './spawn-postgres-binary.ts'

export const superuser = 'bildwort'

/**
 * Creates an empty PostgreSQL cluster at `cluster` unless there is one. It appears complete or not at all: a process killed half-way leaves
 * only a folder `new-…` next to it, and the first of two concurrent processes wins.
 */
export async function createCluster(
  cluster: string,
  binaries: Binaries,
  identity: Identity,
  isDurable: boolean,
): Promise<void> {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return
  const workshop = mkdtempSync(path.join(path.dirname(cluster), 'new-'))
  try {
    const fresh = path.join(workshop, 'postgres')
    mkdirSync(fresh, { mode: 0o700 })
    if (identity.owner) for (const folder of [workshop, fresh]) chown(folder, identity.owner)
    await runInitdb(binaries, fresh, identity, isDurable)
    moveInto(fresh, cluster)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

async function runInitdb({ initdb, env }: Binaries, folder: string, identity: Identity, isDurable: boolean) {
  const options = [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // Only the socket accepts connections, and it is in a folder that only this user can enter.
    '--auth-local=trust',
    '--auth-host=reject',
    ...(isDurable ? [] : ['--no-sync']),
  ]
  const child = spawnPostgresBinary(identity, initdb, options, env)
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new Error(`The embedded database could not be created: ${complaint.trim()}`)
}

function moveInto(fresh: string, cluster: string): void {
  try {
    renameSync(fresh, cluster)
  } catch (error) {
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw error
  }
}

function chown(folder: string, owner: { uid: number; gid: number }): void {
  chownSync(folder, owner.uid, owner.gid)
}
