import { explainStartFailure } from './explain-start-failure.ts'
import { type Settings, SettingsProblem } from './platform/read-settings.ts'

/** Ends a start that failed, with exit code 1 and the settings that are to blame; throws on what nobody can explain. */
export function exitExplained(error: unknown, settings?: Settings): never {
  const reason = settings && explainStartFailure(error, settings)
  if (error instanceof SettingsProblem) {
    console.error(`Bildwort can not start, these settings are wrong or missing:\n${error.message}`)
  } else if (reason) {
    console.error(`Bildwort can not start. ${reason}`)
  } else {
    throw error
  }
  process.exit(1)
}
