import { noTextWishes } from '#contract/entities/text-wishes.ts'
import type { Wishes } from '#server/describing/describe-picture.ts'
import type { jobs } from './jobs.tables.ts'

/** A job's wishes for each of its pictures. */
export type WishesOfJob = ReturnType<typeof wishesOfJob>

type Wished = 'languages' | 'promptType' | 'customPrompt' | 'textWishes' | 'usesFileNotes' | 'instruction'

export function wishesOfJob(job: Pick<typeof jobs.$inferSelect, Wished>) {
  const { languages, promptType, customPrompt, textWishes, usesFileNotes, instruction } = job
  // Wishes stored by an earlier version may lack newer fields.
  const wished = { ...noTextWishes, ...textWishes }
  return {
    languages,
    promptType,
    customPrompt,
    usesFileNotes,
    textWishes: wished,
    wish: instruction,
  } satisfies Partial<Wishes>
}
