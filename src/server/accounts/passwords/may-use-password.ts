import { firstAdminId } from '#contract/entities/user.ts'
import type { Settings } from '#server/platform/read-settings.ts'

/** Whether a password can open this account: with OIDC_ONLY only that of user 1, so that an issuer never locks out the operator. */
export function mayUsePassword({ OIDC_ONLY }: Pick<Settings, 'OIDC_ONLY'>, { id }: { id: number }): boolean {
  return !OIDC_ONLY || id === firstAdminId
}
