import { z } from 'zod'

/** With what a second factor is shown. A recovery code stands in for a factor that was lost, and is none by itself. */
export const factorMethods = ['totp', 'passkey', 'recovery_code'] as const
export const FactorMethod = z.enum(factorMethods)
export type FactorMethod = z.infer<typeof FactorMethod>

/** What a session still awaits after the password: a factor to be shown, or one to be set up where it is a must. */
export const awaitable = ['factor', 'enrolment'] as const
export const Awaited = z.enum(awaitable)
export type Awaited = z.infer<typeof Awaited>

/** The answer to a sign-in that is not complete; `iframeToken` comes only where embedding is switched on. */
export const HalfSignIn = z.object({
  awaits: Awaited,
  /** With what it can be completed; empty for an enrolment. */
  methods: z.array(FactorMethod),
  iframeToken: z.string().optional(),
})
export type HalfSignIn = z.infer<typeof HalfSignIn>
