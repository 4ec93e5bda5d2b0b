import { and, desc, isNull } from 'drizzle-orm'
import type { PresetSettings } from '#contract/entities/preset.ts'
import { builtInLanguages } from '#contract/languages.ts'
import { jobs, ofApp, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readSettings } from './read-settings.ts'

const isOffered = (language: string) => builtInLanguages.some(({ code }) => code === language)

/** The settings of the user's latest stored job from the app; null if there is none. */
export async function readLastSettings(db: Database, owner: Owner): Promise<PresetSettings | null> {
  const [last] = await db
    .select({
      languages: jobs.languages,
      promptType: jobs.promptType,
      customPrompt: jobs.customPrompt,
      format: jobs.format,
      textWishes: jobs.textWishes,
      usesFileNotes: jobs.usesFileNotes,
    })
    .from(jobs)
    .where(and(ownJobs(owner), ofApp, isNull(jobs.regenerates)))
    .orderBy(desc(jobs.id))
    .limit(1)
  if (!last) return null
  return readSettings({
    ...last,
    languages: last.languages.filter(isOffered),
    customLanguages: last.languages.filter((language) => !isOffered(language)),
  })
}
