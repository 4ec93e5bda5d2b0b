import type { Look } from './create-look.ts'
import type { OpenApp } from './open-app.tsx'

/** What a walk past quoted texts stands on. */
export interface QuotedGround {
  /** Opens the app anew at an address, as whoever walks and in their language. */
  open(address: string): OpenApp
  at: Look
}
