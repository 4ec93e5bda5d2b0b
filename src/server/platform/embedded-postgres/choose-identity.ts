import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import os from 'node:os'

/** How PostgreSQL is to be run: `prefix` stands before the command, `owner` owns the files if it isn't us. */
export type Identity = { prefix: string[]; owner?: { uid: number; gid: number } }

const nobody = { uid: 65534, gid: 65534 }

const namespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]

/**
 * PostgreSQL refuses to run as root, and as a user without a name. An ordinary user runs it as himself; root
 * runs it as the folder's owner, or in a user namespace where root is called nobody, or as nobody.
 */
export function chooseIdentity(folder: string): Identity {
  if (process.getuid?.() !== 0) return { prefix: hasName() || !works(namespace) ? [] : namespace }
  const { uid, gid } = statSync(folder)
  if (uid !== 0) return asOwner({ uid, gid })
  if (works(namespace)) return { prefix: namespace }
  return asOwner(nobody)
}

// Containers are often told to run as a number that no user has.
function hasName(): boolean {
  try {
    return os.userInfo().username !== ''
  } catch {
    return false
  }
}

function asOwner(owner: { uid: number; gid: number }): Identity {
  const plain = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  // Without this capability the folders above, say root's home, would stay closed.
  const reaching = [...plain, '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  // Whether a file may be run is answered for the user alone, without what they are capable of, but for this; initdb asks.
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
