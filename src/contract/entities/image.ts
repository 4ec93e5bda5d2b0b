import { z } from 'zod'
import { type TextRule, textRules } from '#contract/text-rules.ts'

/** The texts of one language. */
export const LanguageVersion = z.object({ altText: z.string(), description: z.string() })
export type LanguageVersion = z.infer<typeof LanguageVersion>

/** By language code; a custom language's code is the text its user typed. */
export const LanguageVersions = z.record(z.string(), LanguageVersion)
export type LanguageVersions = z.infer<typeof LanguageVersions>

/** The role of an image on its page, as the model judges it; `decorative` is a suggestion. */
export const imagePurposes = ['informative', 'functional', 'text', 'complex', 'decorative'] as const
export const ImagePurpose = z.enum(imagePurposes)
export type ImagePurpose = z.infer<typeof ImagePurpose>

// The keys of the table, so never empty.
export const ruleNames = Object.keys(textRules) as [TextRule, ...TextRule[]]

/** A rule that a delivered text breaks, so that it should be reviewed. */
export const ReviewReason = z.object({
  rule: z.enum(ruleNames),
  /** The languages concerned; empty if it concerns all of them. */
  languages: z.array(z.string()),
  /** In the reader's language. */
  message: z.string(),
})
export type ReviewReason = z.infer<typeof ReviewReason>

/** New texts from a model, kept separate from the image's own until its owner decides between them. */
export const TextProposal = z.object({
  languageVersions: LanguageVersions,
  /** Their alt texts are intentionally empty. */
  decorative: z.boolean(),
  /** The rules that they break. */
  reviewReasons: z.array(ReviewReason),
})
export type TextProposal = z.infer<typeof TextProposal>

/** What the row of the uploaded list says about the image; empty if it says nothing or no column was read for it. */
export const FromList = z.object({
  context: z.string(),
  pageTitle: z.string(),
  linkTarget: z.string(),
  caption: z.string(),
  role: z.string(),
  /** The alt text that it already had. */
  existingAlt: z.string(),
})
export type FromList = z.infer<typeof FromList>

/** An image as it appears in downloads. */
export const ExportedImage = z.object({
  /** The image's place in its job, from 1; unique together with the job's id. */
  id: z.int(),
  filename: z.string(),
  url: z.string(),
  /** Also false while it is not yet described. */
  success: z.boolean(),
  /** `carried`: its existing alt text was taken over unchanged; nothing was sent and nothing is charged. */
  state: z.enum(['pending', 'succeeded', 'failed', 'skipped', 'carried']),
  error: z.string().optional(),
  keywords: z.array(z.string()),
  usedKeywords: z.array(z.string()),
  unusedKeywords: z.array(z.string()),
  interpretation: z.string(),
  /** In the first chosen language. */
  altText: z.string(),
  description: z.string(),
  languageVersions: LanguageVersions,
  languagesCount: z.int(),
  hasThumbnail: z.boolean(),
  /** Null until it is described. */
  purpose: ImagePurpose.nullable(),
  /** The alt texts are intentionally empty. */
  decorative: z.boolean(),
  /** Why it is decorative, in the first chosen language; empty if it is not. */
  decorativeReason: z.string(),
  /** Its texts break a rule and have not been approved. */
  needsReview: z.boolean(),
  reviewReasons: z.array(ReviewReason),
  /** The image whose texts were copied, because it is the same picture in the same context. */
  sameAs: z.int().nullable(),
  /** The model that wrote the texts, and the prompt version (`4+own`: including the user's own prompt); null if no model did. */
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  /** The texts were changed by hand. */
  edited: z.boolean(),
  /** Its owner reviewed and approved the texts. */
  approved: z.boolean(),
  /** The one free regeneration has not been used. */
  canRegenerate: z.boolean(),
})
export type ExportedImage = z.infer<typeof ExportedImage>

export const Image = ExportedImage.extend({
  fromList: FromList,
  proposal: TextProposal.nullable(),
  /** Languages whose texts are older than an edit in another one. */
  outdated: z.array(z.string()),
})
export type Image = z.infer<typeof Image>

/** The texts before a change, or texts that were proposed and declined. */
export const TextRevision = z.object({
  /** From 1, the oldest. */
  number: z.int(),
  /** What replaced them; `declined`: they never were the image's texts. */
  cause: z.enum(['edited', 'regenerated', 'declined']),
  changedAt: z.iso.datetime(),
  languageVersions: LanguageVersions,
})
export type TextRevision = z.infer<typeof TextRevision>
