import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'
import { Id } from '#contract/entities/id.ts'
import { WebhookUrl } from '#contract/entities/webhook.ts'

/** None that belongs to a connection or is ours to set. */
const HeaderName = z
  .string()
  .regex(
    /^(?!(?:host|connection|content-.*|transfer-encoding|te|trailer|upgrade|keep-alive|proxy-.*|expect|accept-encoding|range|if-.*|cookie2)$)[!#$%&'*+.^_`|~\w-]{1,60}$/i,
    'This header cannot be set.',
  )
const HeaderValue = z
  .string()
  .regex(
    /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/,
    'Expected: the value of a header, in ASCII, without a space at either end.',
  )
const Origin = z
  .string()
  .regex(/^https?:\/\/[^/?#@\s]+\/?$/i, 'Expected: the host of images, such as https://media.example.org.')

/** Headers for protected images, by the host that gets them, such as `https://media.example.org`. */
export const ImageHeaders = z
  .record(Origin, z.record(HeaderName, HeaderValue))
  .refine(isSmall, { error: 'At most 10 headers with 4,000 characters in all are possible.' })
  .transform((given) =>
    Object.fromEntries(
      Object.entries(given).map(([origin, headers]) => [URL.parse(origin)?.origin ?? origin, headers]),
    ),
  )
export type ImageHeaders = z.infer<typeof ImageHeaders>

/** Further fields of orders: who is told of them, and how their images are fetched. */
export const orderExtras = {
  webhookUrl: WebhookUrl.optional(),
  webhookId: Id.optional(),
  imageHeaders: ImageHeaders.optional(),
}

/** The same as fields of a form: `imageHeaders` as JSON. */
export const formExtras = {
  webhookUrl: z.string().default('').transform(orAbsent).pipe(WebhookUrl.optional()),
  webhookId: z
    .string()
    .regex(/^\d*$/, 'An id consists of digits.')
    .default('')
    .meta({ type: 'integer', default: undefined, pattern: undefined })
    .transform((text) => (text === '' ? undefined : Number(text)))
    .pipe(Id.optional()),
  imageHeaders: z
    .string()
    .default('')
    .meta({
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
      default: undefined,
    })
    .transform((text, context): unknown => {
      if (text.trim() === '') return undefined
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'Expected: a JSON object.' })
        return z.NEVER
      }
    })
    .pipe(ImageHeaders.optional()),
}

function orAbsent(text: string): string | undefined {
  return text.trim() === '' ? undefined : text
}

function isSmall(given: Record<string, Record<string, string>>): boolean {
  const headers = Object.values(given).flatMap((ofHost) => Object.keys(ofHost))
  const { count, characters } = apiLimits.imageHeaders
  return headers.length <= count && JSON.stringify(given).length <= characters
}
