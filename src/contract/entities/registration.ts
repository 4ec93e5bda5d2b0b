import { z } from 'zod'

/** Who can register. `invitation` and `closed` differ in what visitors read: to ask for an invitation, or for an account. */
export const registrationModes = ['open', 'invitation', 'closed'] as const

export const Registration = z.object({
  mode: z.enum(registrationModes),
  /** If not empty, only addresses of these domains, written as people write them, can register. */
  domains: z.array(z.string()),
})
export type Registration = z.infer<typeof Registration>

/** Whether visitors see a registration form at all. */
export function takesRegistrations({ mode, domains }: Registration): boolean {
  return mode === 'open' || (mode === 'invitation' && domains.length > 0)
}
