import { readFileSync } from 'node:fs'

const ending = '_FILE'

/**
 * Returns the environment with the contents of the files that it names for these settings, without their trailing line break. A setting
 * given twice or an unreadable file is a problem; its message contains no value.
 */
export function readSecretFiles(
  environment: NodeJS.ProcessEnv,
  settings: readonly string[],
): { given: NodeJS.ProcessEnv; problems: string[] } {
  const given = { ...environment }
  const problems: string[] = []
  for (const setting of settings) {
    const path = environment[setting + ending]
    if (path === undefined) continue
    if (setting in environment) {
      problems.push(`${setting}: is set twice, also by ${setting}${ending}`)
      continue
    }
    try {
      const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
      if (secret.trim()) given[setting] = secret
      else problems.push(`${setting}${ending}: the file is empty`)
    } catch (error) {
      problems.push(`${setting}${ending}: can't be read (${(error as NodeJS.ErrnoException).code})`)
    }
  }
  return { given, problems }
}
