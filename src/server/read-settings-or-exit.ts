import { exitExplained } from './exit-explained.ts'
import { readSettings, type Settings } from './platform/read-settings.ts'

/** `readSettings` for the start of a process: exits with one message about everything that is wrong or missing. */
export function readSettingsOrExit(...given: Parameters<typeof readSettings>): Settings {
  try {
    return readSettings(...given)
  } catch (error) {
    exitExplained(error)
  }
}
