import { listAddress } from '#web/ui/views/list-address.ts'
import type { ViewOf } from '#web/ui/views/view-address.ts'

/** What of a shared job is on the screen. `language` is empty for the job's first. */
export const sharedAddress = listAddress<{ language: string }>({
  language: {
    read: (params) => params.get('lang') ?? '',
    write: (lang) => ({ lang }),
  },
})
export type SharedView = ViewOf<typeof sharedAddress>
