import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { Registration } from '#contract/entities/registration.ts'

/** What screens need to know of the installation before anybody signs in. Empty strings: not set. */
export const Settings = z.object({
  notice: z.string(),
  /** `name:password`, fills the login form of a demo. */
  loginHint: z.string(),
  supportEmail: z.string(),
  /** Where sent mails can be read, in a demo. */
  mailInboxUrl: z.string(),
  /** Whether mails can be sent. Without, nobody can reset a password by mail. */
  hasMail: z.boolean(),
  /** Whether an address must be verified before the first sign-in. */
  requiresVerification: z.boolean(),
  registration: Registration,
  /** Whether credit can be bought. */
  hasPurchases: z.boolean(),
  /** Null: there is no single sign-on. */
  singleSignOn: z
    .object({
      /** What the issuer is called. */
      name: z.string(),
      /** Where a browser begins, at the address that the issuer sends it back to. */
      url: z.url(),
      /** Whether it is the only way in for all but user 1. */
      isOnly: z.boolean(),
    })
    .nullable(),
  /** Null: registering needs no check against machines. */
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
  /** After so many days results are deleted; 0: never. */
  resultsRetentionDays: z.int(),
  /** After so many days messages, ended sessions and logs of the past are deleted. */
  logRetentionDays: z.int(),
  /** After so many days acts on record are deleted; 0: never. */
  auditDays: z.int(),
  maxUploadMegabytes: z.int(),
  /** A password that is chosen has so many characters at least, and never fewer than `limits.passwordCharacters`. */
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
