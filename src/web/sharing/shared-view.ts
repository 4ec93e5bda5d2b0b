import type { SharedImage, SharedJob } from '#contract/entities/share.ts'
import { versionIn } from '#contract/entities/version-in.ts'
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
 * The view of a shared job. `language` is empty for the job's first, `openImage` is the id of the image that is shown large. Opening an
 * image and turning a page, which closes it, add a history entry; other changes replace the current one.
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

/** The texts of an image in a language of its job, and the language that they are in: carried-over texts exist in the first one only. */
export function sharedTexts({ languageVersions }: SharedImage, { languages }: SharedJob, language: string) {
  const first = languages[0] ?? ''
  const own = versionIn(languageVersions, language)
  const { altText = '', description = '' } = own ?? versionIn(languageVersions, first) ?? {}
  return { code: own ? language : first, altText, description }
}
