import type { Look } from './create-look.ts'
import type { OpenApp } from './open-app.tsx'

/** What a test of quoted texts gets. */
export interface QuotedGround {
  /** Opens the app at an address, as the test's user and in their language. */
  open(address: string): OpenApp
  at: Look
}
