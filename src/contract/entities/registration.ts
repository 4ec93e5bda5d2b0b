import { z } from 'zod'

/** Who may make an account by themselves. `invitation` and `closed` differ in what visitors are told: ask to be invited, or ask whether. */
export const registrationModes = ['open', 'invitation', 'closed'] as const

export const Registration = z.object({
  mode: z.enum(registrationModes),
  /** Unless empty: addresses of these domains alone register by themselves, as people write them. */
  domains: z.array(z.string()),
})
export type Registration = z.infer<typeof Registration>

/** Whether a visitor has a form to fill in at all. */
export function takesRegistrations({ mode, domains }: Registration): boolean {
  return mode === 'open' || (mode === 'invitation' && domains.length > 0)
}
