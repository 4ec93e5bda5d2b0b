import { listAddress } from '#web/ui/views/list-address.ts'
import type { ViewAddress, ViewOf } from '#web/ui/views/view-address.ts'
import { numberPart } from '#web/ui/views/view-parts.ts'

const list = listAddress<{ language: string; openImage: number | null }>({
  language: {
    read: (params) => params.get('lang') ?? '',
    write: (lang) => ({ lang }),
  },
  openImage: numberPart('image'),
})
export type SharedView = ViewOf<typeof list>

/**
 * What of a shared job is on the screen. `language` is empty for the job's first, `openImage` the id of the image that is
 * shown large. Opening one is a step, as turning a page is, on which no image is open yet; every other change replaces the last.
 */
export const sharedAddress: ViewAddress<SharedView> = {
  read: list.read,
  write: (params, change) =>
    list.write(params, {
      ...(change.page === undefined ? { page: list.read(params).page } : { openImage: null }),
      ...change,
    }),
  isStep: (change, now) =>
    change.page !== undefined || (now.openImage === null && typeof change.openImage === 'number'),
}
