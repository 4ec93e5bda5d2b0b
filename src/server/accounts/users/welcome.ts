import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * What modules after this one do for somebody new as soon as their address is verified, in that transaction. Whoever
 * verifies an address for the first time, or makes an account whose address counts as verified, calls it once. `mountModules` hands it in.
 */
export type Welcome = (tx: Transaction, platform: Platform, userId: number) => Promise<void>
