import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { chooseIdentity } from '#server/platform/embedded-postgres/choose-identity.ts'

/** The first version that supports prepared statements. */
const preparesSince = 1_021
const command = process.env.PGBOUNCER ?? 'pgbouncer'

/**
 * Starts PgBouncer (`PGBOUNCER`, or the one in PATH) in transaction mode in front of a PostgreSQL on a Unix socket, with this many
 * connections to it. Everything that differs from its defaults is here; `folder` is for its files.
 */
export async function startPgBouncer(databaseUrl: string, folder: string, serverConnections: number) {
  const database = new URL(databaseUrl)
  const role = decodeURIComponent(database.username)
  const port = await freePort()
  const users = join(folder, 'pgbouncer-users.txt')
  const configuration = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${role}" ""\n`)
  writeFileSync(
    configuration,
    `[databases]
* = host=${database.searchParams.get('host')} port=${database.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 200
`,
  )
  const { prefix } = chooseIdentity(folder)
  const [program = command, ...words] = [...prefix, command, '--quiet', configuration]
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text) => (output += text))
  const ended = once(child, 'close')
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`PgBouncer did not start:\n${output}`)
    await sleep(50)
  }
  return {
    /** The settings with which a product connects through it, and those that bypass it. */
    environment: {
      DATABASE_URL: `postgresql://${database.username}@127.0.0.1:${port}${database.pathname}`,
      DATABASE_DIRECT_URL: databaseUrl,
      DB_PREPARED: readVersion() < preparesSince ? 'off' : 'on',
    },
    async stop() {
      // SIGKILL, because it would wait for its clients.
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A comparable number: 1018 is version 1.18. */
function readVersion(): number {
  const [, major, minor] =
    /(\d+)\.(\d+)/.exec(execFileSync(command, ['--version'], { encoding: 'utf8' })) ?? []
  return Number(major) * 1_000 + Number(minor)
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
