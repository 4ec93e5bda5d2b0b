import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { Id } from './id.ts'
import { ruleNames } from './image.ts'
import { ListQuery } from './list-query.ts'

/** Images to review; images with intentionally empty alt texts; images whose new texts wait for a decision. */
export const imageConcerns = ['needs_review', 'decorative', 'has_proposal'] as const
export type ImageConcern = (typeof imageConcerns)[number]

const YesOrNo = z.enum(['true', 'false'])
const Characters = z.coerce.number().int().min(0).max(limits.altTextCharacters)

/** Which images of a job: those that meet every condition. All but `state` concern images with texts. */
export const ImageFilter = z.object({
  /** In names, addresses, texts and keywords. */
  search: ListQuery.shape.search,
  state: z.enum(['pending', 'succeeded', 'failed', 'skipped', 'carried']).optional(),
  only: z.enum(imageConcerns).optional(),
  approved: YesOrNo.optional(),
  edited: YesOrNo.optional(),
  decorative: YesOrNo.optional(),
  rule: z.enum(ruleNames).optional().describe('Their texts break this rule and are not approved'),
  missing: z
    .string()
    .max(100)
    .optional()
    .describe('A language in which they have no alt text, not even on purpose'),
  altTextMin: Characters.optional().describe(
    'An alt text, in any language, has at least this many characters',
  ),
  altTextMax: Characters.optional().describe('The same alt text has at most this many; 0: it is empty'),
})
export type ImageFilter = z.infer<typeof ImageFilter>

/** Images of a job: by name, or all that match a filter. */
export const ImageSelection = z.union([
  z.strictObject({ images: z.array(Id).min(1).max(1_000) }),
  z.strictObject({ matching: ImageFilter }),
])
export type ImageSelection = z.infer<typeof ImageSelection>
