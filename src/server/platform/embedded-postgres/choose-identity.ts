import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import os from 'node:os'

/** How to run PostgreSQL: `prefix` precedes the command, `owner` owns the files if it is not the current user. */
export type Identity = { prefix: string[]; owner?: { uid: number; gid: number } }

const nobody = { uid: 65534, gid: 65534 }

const namespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]

/**
 * PostgreSQL refuses to run as root, and as a user without a name. An ordinary user runs it as themselves; root runs it as the folder's
 * owner, or in a user namespace that maps root to nobody, or as nobody.
 */
export function chooseIdentity(folder: string): Identity {
  if (process.getuid?.() !== 0) return { prefix: hasName() || !works(namespace) ? [] : namespace }
  const { uid, gid } = statSync(folder)
  if (uid !== 0) return asOwner({ uid, gid })
  if (works(namespace)) return { prefix: namespace }
  return asOwner(nobody)
}

// Containers often run as a numeric user without an entry.
function hasName(): boolean {
  try {
    return os.userInfo().username !== ''
  } catch {
    return false
  }
}

function asOwner(owner: { uid: number; gid: number }): Identity {
  const plain = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  // Without this capability the parent folders, such as root's home, would be inaccessible.
  const reaching = [...plain, '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  // Without this, the execute check, which initdb makes, considers only the user and ignores the capabilities.
  const answered = [...reaching, '--securebits=+no_setuid_fixup']
  const prefix = [answered, reaching, plain].find(works)
  if (!prefix)
    throw new Error('PostgreSQL cannot run as root: start as an ordinary user or set DATABASE_URL.')
  return { prefix, owner }
}

function works(prefix: string[]): boolean {
  const [command = '', ...rest] = prefix
  return spawnSync(command, [...rest, 'true'], { stdio: 'ignore' }).status === 0
}
