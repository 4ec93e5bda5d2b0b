import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { Image, LanguageVersions, TextRevision } from '#contract/entities/image.ts'
import { limits } from '#contract/limits.ts'
import { withoutHidden } from '#contract/lists/without-hidden.ts'
import { ImageParams } from './jobs.ts'

export const imageThumbnail = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/images/:imageId/thumbnail',
  schema: {
    summary: 'A small WebP of one image',
    params: ImageParams,
    produces: ['image/webp'],
    response: {},
  },
  config: {
    access: 'user',
    refusals: ['not_found', 'thumbnail_unavailable'],
    takesSignedLink: true,
  },
})

export const imageView = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/images/:imageId/view',
  schema: {
    summary:
      'A large WebP of one image, fetched anew: no edge longer than 1,280 px, and never larger than it is',
    params: ImageParams,
    produces: ['image/webp'],
    response: {},
  },
  config: {
    access: 'user',
    refusals: ['not_found', 'rate_limited', 'too_many_at_once', 'view_unavailable'],
    takesSignedLink: true,
  },
})

export const previewThumbnail = defineEndpoint({
  method: 'GET',
  url: '/api/thumbnail',
  schema: {
    summary: 'A small WebP of any picture, for the preview before a job',
    querystring: z.object({ url: z.string().max(limits.addressCharacters) }),
    produces: ['image/webp'],
    response: {},
  },
  config: {
    access: 'user',
    refusals: ['account_not_ready', 'rate_limited', 'too_many_at_once', 'thumbnail_unavailable'],
    takesSignedLink: true,
  },
})

export const onImage = ['not_found', 'job_running'] as const

/** Omitted fields stay as they are. An empty alt text marks the picture as decorative for its page. */
export const EditImageInput = z.object({
  /** By language code; only languages of the job. */
  texts: z
    .record(
      z.string(),
      z.object({
        altText: z.string().max(limits.altTextCharacters).optional(),
        description: z.string().max(limits.descriptionCharacters).optional(),
      }),
    )
    .optional(),
  approved: z.boolean().optional(),
  /** Texts in these languages fit although they are older than an edit in another one. */
  stillFit: z.array(z.string()).max(20).optional(),
  /** The texts as the editor saw them: if they have changed since, nothing is changed. Without it, this is not checked. */
  seen: LanguageVersions.optional(),
})
export type EditImageInput = z.infer<typeof EditImageInput>

export const editImage = defineEndpoint({
  method: 'PATCH',
  url: '/api/jobs/:id/images/:imageId',
  schema: {
    summary: 'Correct the texts of an own image, or approve them; the texts before are kept',
    params: ImageParams,
    body: EditImageInput,
    response: { 200: Image },
  },
  config: {
    access: 'user',
    refusals: [...onImage, 'no_texts', 'texts_changed', 'rate_limited'],
  },
})

export const imageRevisions = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/images/:imageId/revisions',
  schema: {
    summary: 'What the texts of an own image were before they were changed, the newest first',
    params: ImageParams,
    response: { 200: z.array(TextRevision) },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

export const RegenerateImageInput = z.object({
  /** What should be different, in words. */
  wish: z.string().overwrite(withoutHidden).trim().max(limits.regenerateWishCharacters),
})

export const regenerateImage = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/:id/images/:imageId/regenerate',
  schema: {
    summary:
      'Have an own image described anew with a wish: once for each image, free of charge. Its texts stay; the new ones are its `proposal`',
    params: ImageParams,
    body: RegenerateImageInput,
    response: { 200: Image },
  },
  config: {
    access: 'user',
    refusals: [
      ...onImage,
      'no_texts',
      'regenerated_already',
      'regenerating_now',
      'copied_for_free',
      'unpaid_calls_spent',
      'regenerate_failed',
      'account_not_ready',
      'no_api_keys',
      'keys_refused',
      'rate_limited',
    ],
  },
})

export const DecideProposalInput = z.object({
  /** `take`: they replace the image's texts. `keep`: its texts stay. The other texts are in its history either way. */
  decision: z.enum(['take', 'keep']),
  /** As in `EditImageInput`. */
  seen: LanguageVersions.optional(),
})
export type DecideProposalInput = z.infer<typeof DecideProposalInput>

export const decideProposal = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/:id/images/:imageId/proposal',
  schema: {
    summary: 'Decide between the texts of an own image and those that were proposed for it',
    params: ImageParams,
    body: DecideProposalInput,
    response: { 200: Image },
  },
  config: { access: 'user', refusals: [...onImage, 'no_proposal', 'texts_changed', 'rate_limited'] },
})
