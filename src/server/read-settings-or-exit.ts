import { exitExplained } from './exit-explained.ts'
import { readSettings, type Settings } from './platform/read-settings.ts'

/** `readSettings` for the start of a process: what is wrong or missing ends it, all in one message. */
export function readSettingsOrExit(...given: Parameters<typeof readSettings>): Settings {
  try {
    return readSettings(...given)
  } catch (error) {
    exitExplained(error)
  }
}
