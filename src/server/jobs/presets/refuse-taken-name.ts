import { Refusal } from '#server/platform/refusal.ts'
import { violatedConstraint } from '#server/platform/violated-constraint.ts'

/** Says in words what the database refuses: a user has one preset of a name, whatever its capitals. */
export async function refuseTakenName<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (violatedConstraint(error) === 'presets_name_key') throw new Refusal('preset_name_taken')
    throw error
  }
}
