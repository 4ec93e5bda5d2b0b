import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { withoutHidden } from '#contract/lists/without-hidden.ts'

const clean = (text: string) => withoutHidden(text).trim().replace(/\s+/g, ' ')

/** A label of jobs, such as a client's name. */
export const LabelName = z.string().overwrite(clean).min(1).max(limits.labelCharacters)

export const Labels = z
  .array(LabelName)
  .max(limits.labelsPerJob)
  // Labels that differ only in case are the same.
  .overwrite((labels) => [...new Map(labels.map((label) => [label.toLowerCase(), label])).values()])

/** What a job is called; empty: as its file. */
export const JobName = z.string().overwrite(clean).max(limits.filenameCharacters)

export const Label = z.object({ name: z.string(), jobs: z.int() })
export type Label = z.infer<typeof Label>
