import { z } from 'zod'

/** A decision made when a list was read: a code to branch on, and a sentence for people. */
export const Notice = z.object({ code: z.string(), message: z.string() })
export type Notice = z.infer<typeof Notice>
