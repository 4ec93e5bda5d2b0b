import { noTextWishes } from '#contract/entities/text-wishes.ts'
import type { Wishes } from '#server/describing/describe-picture.ts'
import type { jobs } from './jobs.tables.ts'

/** What a job wants of each of its pictures. */
export type WishesOfJob = ReturnType<typeof wishesOfJob>

type Wished = 'languages' | 'promptType' | 'customPrompt' | 'textWishes' | 'usesFileNotes'

export function wishesOfJob(job: Pick<typeof jobs.$inferSelect, Wished>) {
  const { languages, promptType, customPrompt, textWishes, usesFileNotes } = job
  // What an earlier version kept may lack what can be wished by now.
  const wished = { ...noTextWishes, ...textWishes }
  return { languages, promptType, customPrompt, usesFileNotes, textWishes: wished } satisfies Partial<Wishes>
}
