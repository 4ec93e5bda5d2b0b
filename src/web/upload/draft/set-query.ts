import { queryOptions } from '@tanstack/react-query'
import type { FilesOfSet } from '#contract/file-alt-texts.ts'
import { call } from '#web/http/call.ts'

/** The uploaded files of a set. */
export const setQuery = (setId: string) =>
  queryOptions({
    queryKey: ['picture-set', setId],
    queryFn: async ({ signal }): Promise<FilesOfSet> => {
      // Few users come back to uploaded pictures: the first load of every page is smaller without it.
      const { readPictureSet } = await import('#contract/endpoints/picture-sets.ts')
      const { pictures } = await call(readPictureSet, { params: { id: setId }, signal })
      return { setId, files: pictures }
    },
  })
