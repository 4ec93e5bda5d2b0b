import { useQuery } from '@tanstack/react-query'
import { limits } from '#contract/limits.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import type { UploadLimits } from './start-obstacle.ts'

/** The limits of this installation; the product's own until the server has said. */
export function useUploadLimits(): UploadLimits {
  return useQuery(settingsQuery).data ?? limits
}
