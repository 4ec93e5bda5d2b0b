import { explainStartFailure } from './explain-start-failure.ts'
import { readSettings, type Settings, SettingsProblem } from './platform/read-settings.ts'

/** Ends a failed start with exit code 1, naming the settings at fault; rethrows an error that has no such explanation. */
export function exitExplained(error: unknown, settings?: Settings): never {
  const reason = settings && explainStartFailure(error, settings)
  if (error instanceof SettingsProblem) {
    console.error(`Bildwort cannot start, these settings are wrong or missing:\n${error.message}`)
  } else if (reason) {
    console.error(`Bildwort cannot start. ${reason}`)
  } else {
    throw error
  }
  process.exit(1)
}

/** `readSettings` for the start of a process: exits with one message about everything that is wrong or missing. */
export function readSettingsOrExit(...given: Parameters<typeof readSettings>): Settings {
  try {
    return readSettings(...given)
  } catch (error) {
    exitExplained(error)
  }
}
