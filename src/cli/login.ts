import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

export interface Login {
  url: string
  token: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The file that keeps the login, in the user's folder for settings. */
export function loginFile(environment: Environment): string {
  const folder =
    environment.XDG_CONFIG_HOME ||
    (process.platform === 'win32' && environment.APPDATA) ||
    path.join(environment.HOME || os.homedir(), '.config')
  return path.join(folder, 'bildwort', 'login.json')
}

/** `BILDWORT_URL` and `BILDWORT_TOKEN`, else what `bildwort login` kept. The kept token is for its own server only. */
export async function findLogin(environment: Environment): Promise<Partial<Login>> {
  const { BILDWORT_URL, BILDWORT_TOKEN } = environment
  const kept = BILDWORT_URL && BILDWORT_TOKEN ? {} : await readKept(environment)
  const url = BILDWORT_URL || kept.url
  const token = BILDWORT_TOKEN || (url === kept.url ? kept.token : undefined)
  return { ...(url && { url }), ...(token && { token }) }
}

async function readKept(environment: Environment): Promise<Partial<Login>> {
  try {
    const kept: unknown = JSON.parse(await readFile(loginFile(environment), 'utf8'))
    if (typeof kept !== 'object' || kept === null) return {}
    const { url, token } = kept as Record<string, unknown>
    return typeof url === 'string' && typeof token === 'string' ? { url, token } : {}
  } catch {
    return {}
  }
}

/** Only its owner can read it. */
export async function keepLogin(environment: Environment, login: Login): Promise<string> {
  const file = loginFile(environment)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify(login)}\n`, { mode: 0o600 })
  // An existing file keeps its mode.
  await chmod(file, 0o600)
  return file
}

export async function forgetLogin(environment: Environment): Promise<void> {
  await rm(loginFile(environment), { force: true })
}
