import { queryOptions } from '@tanstack/react-query'
import { readPictureSet } from '#contract/endpoints/picture-sets.ts'
import type { FilesOfSet } from '#contract/file-alt-texts.ts'
import { call } from '#web/http/call.ts'

/** The uploaded files of a set. */
export const setQuery = (setId: string) =>
  queryOptions({
    queryKey: ['picture-set', setId],
    queryFn: async ({ signal }): Promise<FilesOfSet> => {
      const { pictures } = await call(readPictureSet, { params: { id: setId }, signal })
      return { setId, files: pictures }
    },
  })
