import type { CapturedLog } from './capture-log.ts'

export type SecretBook = ReturnType<typeof createSecretBook>

/** Shorter ones stand in other texts by chance. */
export const shortestSecret = 8
const secretFields = new Set([
  'password',
  'newPassword',
  'currentPassword',
  'value',
  'token',
  'iframeToken',
  'secret',
])

/** Every password, token and key that a test file uses, and the logs in which none of them may stand. */
export function createSecretBook() {
  const secrets = new Set<string>()
  const logs: CapturedLog[] = []

  const note = (secret: unknown): void => {
    if (typeof secret === 'string' && secret.length >= shortestSecret) secrets.add(secret)
  }

  return {
    secrets: secrets as ReadonlySet<string>,
    logs: logs as readonly CapturedLog[],
    note,
    /** Notes what the fields of a body or query hold that are secret by their name. */
    noteFields(fields: unknown): void {
      if (typeof fields !== 'object' || fields === null) return
      for (const [name, value] of Object.entries(fields)) {
        if (secretFields.has(name)) note(value)
        if (name === 'recoveryCodes' && Array.isArray(value)) value.forEach(note)
      }
    },
    noteCookies(header: unknown): void {
      for (const line of [header].flat()) note(/^bildwort_(?:session|known)=([^;]+)/.exec(String(line))?.[1])
    },
    watch(log: CapturedLog): void {
      logs.push(log)
    },
  }
}
