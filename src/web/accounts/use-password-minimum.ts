import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'

/** The minimum length of a new password: the installation's, but at least `least`. */
export function usePasswordMinimum(least: number): number {
  return Math.max(least, useQuery(settingsQuery).data?.passwordMinLength ?? 0)
}
