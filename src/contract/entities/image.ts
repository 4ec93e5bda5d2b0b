import { z } from 'zod'
import { type TextRule, textRules } from '#contract/text-rules.ts'

/** The texts of one language. */
export const LanguageVersion = z.object({ altText: z.string(), description: z.string() })
export type LanguageVersion = z.infer<typeof LanguageVersion>

/** By language code; a custom language's code is the text its user typed. */
export const LanguageVersions = z.record(z.string(), LanguageVersion)
export type LanguageVersions = z.infer<typeof LanguageVersions>

/** What an image is to its page, as the model judges it; `decorative` is a suggestion. */
export const imagePurposes = ['informative', 'functional', 'text', 'complex', 'decorative'] as const
export const ImagePurpose = z.enum(imagePurposes)
export type ImagePurpose = z.infer<typeof ImagePurpose>

// The keys of the table, so never empty.
const ruleNames = Object.keys(textRules) as [TextRule, ...TextRule[]]

/** A rule that a delivered text breaks: somebody should look at it. */
export const ReviewReason = z.object({
  rule: z.enum(ruleNames),
  /** In which languages; empty when it is about all of them. */
  languages: z.array(z.string()),
  /** In the reader's words. */
  message: z.string(),
})
export type ReviewReason = z.infer<typeof ReviewReason>

/** Texts that a model wrote anew, beside the image's own until its owner decides between them. */
export const TextProposal = z.object({
  languageVersions: LanguageVersions,
  /** Their alt texts are empty on purpose. */
  decorative: z.boolean(),
  /** The rules that they break. */
  reviewReasons: z.array(ReviewReason),
})
export type TextProposal = z.infer<typeof TextProposal>

/** What the row of the uploaded list says of the image; empty where it says nothing, or no column was read for it. */
export const FromList = z.object({
  context: z.string(),
  pageTitle: z.string(),
  linkTarget: z.string(),
  caption: z.string(),
  role: z.string(),
  /** The alt text that it had. */
  existingAlt: z.string(),
})
export type FromList = z.infer<typeof FromList>

/** An image as downloads have it. */
export const ExportedImage = z.object({
  /** The image's place in its job, from 1; together with the job's id it is unique. */
  id: z.int(),
  filename: z.string(),
  url: z.string(),
  /** False while it is not yet described, too. */
  success: z.boolean(),
  /** `carried`: it had an alt text, which was taken over as it was; nothing was sent and nothing is charged. */
  state: z.enum(['pending', 'succeeded', 'failed', 'skipped', 'carried']),
  error: z.string().optional(),
  keywords: z.array(z.string()),
  usedKeywords: z.array(z.string()),
  unusedKeywords: z.array(z.string()),
  interpretation: z.string(),
  /** Of the first chosen language. */
  altText: z.string(),
  description: z.string(),
  languageVersions: LanguageVersions,
  languagesCount: z.int(),
  hasThumbnail: z.boolean(),
  /** Null until it is described. */
  purpose: ImagePurpose.nullable(),
  /** The alt texts are empty on purpose. */
  decorative: z.boolean(),
  /** Why, in the first chosen language; empty unless it is decorative. */
  decorativeReason: z.string(),
  /** Its texts break a rule, and nobody has approved them. */
  needsReview: z.boolean(),
  reviewReasons: z.array(ReviewReason),
  /** The image whose texts were copied, because it is the same picture with the same context. */
  sameAs: z.int().nullable(),
  /** Which model wrote the texts, to which version of the prompt (`4+own`: with the user's own in it); null where none did. */
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  /** Somebody changed the texts by hand. */
  edited: z.boolean(),
  /** Its owner looked at the texts and finds them right. */
  approved: z.boolean(),
  /** The one free regeneration is still to be had. */
  canRegenerate: z.boolean(),
})
export type ExportedImage = z.infer<typeof ExportedImage>

export const Image = ExportedImage.extend({
  fromList: FromList,
  proposal: TextProposal.nullable(),
})
export type Image = z.infer<typeof Image>

/** The texts as they were before a change, or as they were proposed and declined. */
export const TextRevision = z.object({
  /** From 1, the oldest. */
  number: z.int(),
  /** What put an end to them; `declined`: they never were the image's. */
  cause: z.enum(['edited', 'regenerated', 'declined']),
  changedAt: z.iso.datetime(),
  languageVersions: LanguageVersions,
})
export type TextRevision = z.infer<typeof TextRevision>
