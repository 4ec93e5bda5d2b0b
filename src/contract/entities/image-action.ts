import { z } from 'zod'
import { limits } from '#contract/limits.ts'

export const textFields = ['altText', 'description'] as const

const SomeTexts = {
  fields: z
    .array(z.enum(textFields))
    .min(1)
    .max(2)
    .default([...textFields]),
  /** Default: all of the job. */
  languages: z.array(z.string().max(100)).min(1).max(20).optional(),
}

/** What can be done to many images at once. */
export const ImageAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('approve') }),
  z.object({ kind: z.literal('withdraw_approval') }),
  /** Empties their alt texts on purpose. */
  z.object({ kind: z.literal('mark_decorative') }),
  /** Brings back the last alt texts that they had. */
  z.object({ kind: z.literal('unmark_decorative') }),
  /** Takes the new texts that wait for a decision. */
  z.object({ kind: z.literal('take_proposal') }),
  /** Replaces every occurrence, literally. */
  z.object({
    kind: z.literal('replace'),
    find: z.string().min(1).max(limits.altTextCharacters),
    replacement: z.string().max(limits.altTextCharacters).default(''),
    matchCase: z.boolean().default(true),
    ...SomeTexts,
  }),
  /** Also ends an approval. */
  z.object({ kind: z.literal('delete_texts'), ...SomeTexts }),
])
export type ImageAction = z.infer<typeof ImageAction>

/**
 * Why an image, or one of its texts, is left out. `changed`: somebody changed it after the selection was made, or before an undo.
 * `proposal`: new texts wait for a decision.
 */
export const leftOutReasons = [
  'no_texts',
  'proposal',
  'changed',
  'would_be_empty',
  'too_long',
  'no_earlier_text',
] as const
const LeftOutReason = z.enum(leftOutReasons)
export type LeftOutReason = z.infer<typeof LeftOutReason>

/** A text that an action changes, or leaves as it is for a reason. */
export const TextChange = z.object({
  imageId: z.int(),
  filename: z.string(),
  language: z.string(),
  field: z.enum(textFields),
  before: z.string(),
  after: z.string(),
  leftOut: LeftOutReason.nullable(),
})
export type TextChange = z.infer<typeof TextChange>

const counts = {
  /** Images that it changes, or has changed so far. */
  changed: z.int(),
  /** Images that it leaves as they are although they match; only reasons that occur. */
  leftOut: z.partialRecord(LeftOutReason, z.int()),
}

export const ActionPreview = z.object({
  /** Images that match. */
  total: z.int(),
  ...counts,
  /** Of the images that it changes: their texts break a rule and are not approved. */
  needReview: z.int(),
  /** Cents. */
  costCents: z.int(),
  /** A page of its changes to texts, in the order of the list. */
  texts: z.array(TextChange),
  /** The image after which the next page begins; null: this is the last one. */
  next: z.int().nullable(),
  /** Send it with the action: images that were changed later are left out. */
  seenAt: z.iso.datetime(),
})
export type ActionPreview = z.infer<typeof ActionPreview>

/** An action in progress or done. It makes a step with each call, so that it can be stopped and continued at any time. */
export const ActionRun = z.object({
  id: z.int(),
  action: ImageAction,
  state: z.enum(['running', 'done', 'undoing', 'undone']),
  /** Images to look at, and how many were: its progress. */
  total: z.int(),
  seen: z.int(),
  ...counts,
  createdAt: z.iso.datetime(),
})
export type ActionRun = z.infer<typeof ActionRun>
