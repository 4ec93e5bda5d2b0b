import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'
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

const described = {
  webhookUrl:
    'Where the events of this order go in place of the address of the webhook `webhookId`, whose secret signs them',
  webhookId: 'The webhook that is told at `webhookUrl`',
  imageHeaders:
    'Headers with which images are fetched, by host, such as `{"https://media.example.org":{"Authorization":"Bearer TOKEN"}}`. Only this host gets them, over redirects too',
}

/** Further fields of orders: who is told of them, and how their images are fetched. */
export const orderExtras = {
  webhookUrl: WebhookUrl.optional().describe(described.webhookUrl),
  webhookId: z.int().min(1).optional().describe(described.webhookId),
  imageHeaders: ImageHeaders.optional().describe(described.imageHeaders),
}

/** The same as fields of a form: `imageHeaders` as JSON. */
export const formExtras = {
  webhookUrl: z
    .string()
    .default('')
    .describe(described.webhookUrl)
    .transform(orAbsent)
    .pipe(WebhookUrl.optional()),
  webhookId: z
    .string()
    .regex(/^\d*$/)
    .default('')
    .meta({ type: 'integer', default: undefined, pattern: undefined, description: described.webhookId })
    .transform((text) => (text === '' ? undefined : Number(text)))
    .pipe(z.int().min(1).optional()),
  imageHeaders: z
    .string()
    .default('')
    .meta({
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
      default: undefined,
      description: `As JSON: ${described.imageHeaders}`,
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
