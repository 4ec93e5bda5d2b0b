import { z } from 'zod'

/** The ways to show a second factor. A recovery code replaces a lost factor and does not count as one. */
export const factorMethods = ['totp', 'passkey', 'recovery_code'] as const
export const FactorMethod = z.enum(factorMethods)
export type FactorMethod = z.infer<typeof FactorMethod>

/** What a session still requires after the password: showing a factor, or setting one up if it is mandatory. */
export const awaitable = ['factor', 'enrolment'] as const
export const Awaited = z.enum(awaitable)
export type Awaited = z.infer<typeof Awaited>

/** The answer to an incomplete sign-in; `iframeToken` is present only if embedding is enabled. */
export const HalfSignIn = z.object({
  awaits: Awaited,
  /** The factors that can complete it; empty for an enrolment. */
  methods: z.array(FactorMethod),
  iframeToken: z.string().optional(),
})
export type HalfSignIn = z.infer<typeof HalfSignIn>
