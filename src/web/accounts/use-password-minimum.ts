import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'

/** How many characters a password must have that is chosen here: what this installation asks for, but never fewer than `least`. */
export function usePasswordMinimum(least: number): number {
  return Math.max(least, useQuery(settingsQuery).data?.passwordMinLength ?? 0)
}
