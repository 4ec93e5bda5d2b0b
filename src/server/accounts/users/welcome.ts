import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * What higher modules do for a new user once their address is verified, in the same transaction. Called once: by code that verifies an
 * address for the first time, or creates an account whose address counts as verified. `mountModules` passes it in.
 */
export type Welcome = (tx: Transaction, platform: Platform, userId: number) => Promise<void>
