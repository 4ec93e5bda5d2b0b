import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { Registration } from '#contract/entities/registration.ts'

/** What screens need to know about the installation before sign-in. Empty strings: not set. */
export const Settings = z.object({
  notice: z.string(),
  /** `name:password`; fills in the login form of a demo. */
  loginHint: z.string(),
  supportEmail: z.string(),
  /** In a demo, where sent mails can be read. */
  mailInboxUrl: z.string(),
  /** Whether mails can be sent. If not, passwords cannot be reset by mail. */
  hasMail: z.boolean(),
  /** Whether an address must be verified before the first sign-in. */
  requiresVerification: z.boolean(),
  registration: Registration,
  /** Whether credit can be bought. */
  hasPurchases: z.boolean(),
  /** Null: single sign-on is not configured. */
  singleSignOn: z
    .object({
      /** The issuer's name. */
      name: z.string(),
      /** Where a browser starts, on the host that the issuer redirects back to. */
      url: z.url(),
      /** Whether it is the only way to sign in for everyone but user 1. */
      isOnly: z.boolean(),
    })
    .nullable(),
  /** Null: registering needs no reCAPTCHA. */
  recaptcha: z.object({ siteKey: z.string(), scriptUrl: z.string() }).nullable(),
  operator: z.object({
    name: z.string(),
    url: z.string(),
    /** Lines of an address. */
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    vatId: z.string(),
  }),
  /** Days after which results are deleted; 0: never. */
  resultsRetentionDays: z.int(),
  /** Days after which messages, ended sessions and logs are deleted. */
  logRetentionDays: z.int(),
  /** Days after which audit events are deleted; 0: never. */
  auditDays: z.int(),
  maxUploadMegabytes: z.int(),
  maxPictureMegabytes: z.int(),
  /** The minimum length of a new password, never below `limits.passwordCharacters`. */
  passwordMinLength: z.int(),
  maxImagesPerJob: z.int(),
})
export type Settings = z.infer<typeof Settings>

export const settings = defineEndpoint({
  method: 'GET',
  url: '/api/settings',
  schema: { summary: 'Public settings of this installation', response: { 200: Settings } },
  config: { access: 'public' },
})

export const sampleList = defineEndpoint({
  method: 'GET',
  url: '/api/sample-list',
  schema: {
    summary: 'A short list of pictures that this installation serves itself, to try it with',
    querystring: z.object({ format: z.enum(['csv', 'json']).default('csv') }),
    produces: ['text/csv', 'application/json'],
    response: {},
  },
  config: { access: 'public' },
})
