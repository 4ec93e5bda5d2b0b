import { violatedConstraint } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Translates the database's unique violation into a refusal: a user has one preset per name, ignoring case. */
export async function refuseTakenName<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (violatedConstraint(error) === 'presets_name_key') throw new Refusal('preset_name_taken')
    throw error
  }
}
