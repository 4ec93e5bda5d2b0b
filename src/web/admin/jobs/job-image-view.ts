import { listAddress } from '#web/ui/views/list-address.ts'
import type { ViewOf } from '#web/ui/views/view-address.ts'
import { oneOf } from '#web/ui/views/view-parts.ts'

/** In display order. */
export const imageStates = ['succeeded', 'failed', 'pending', 'skipped', 'carried'] as const
const imageFilters = ['all', ...imageStates] as const

/** The view of a job's images. */
export const jobImageAddress = listAddress({ state: oneOf('state', imageFilters, 'all') })
export type JobImageView = ViewOf<typeof jobImageAddress>
