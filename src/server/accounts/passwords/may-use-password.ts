import { firstAdminId } from '#contract/entities/user.ts'
import type { Settings } from '#server/platform/read-settings.ts'

/** Whether a password opens this account: with OIDC_ONLY that of user 1 alone, so that an operator is never locked out by an issuer. */
export function mayUsePassword({ OIDC_ONLY }: Pick<Settings, 'OIDC_ONLY'>, { id }: { id: number }): boolean {
  return !OIDC_ONLY || id === firstAdminId
}
