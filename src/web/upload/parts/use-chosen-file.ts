import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useCallback } from 'react'
import { listFileOf } from '#contract/lists/list-files.ts'
import { homeRefusals } from '#contract/refusals/home-refusals.ts'
import { currentLanguage } from '#web/i18n/current-language.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { UploadEvent } from '#web/upload/draft/upload-state.ts'
import { isPicture } from './chosen-files.ts'
import { lastSettings, presetsQuery } from './preset-queries.ts'

/** Handles a file that was chosen or dropped: accepts only list files, by their name. Paths in it are below `baseUrl`. */
export function useChosenFile(dispatch: Dispatch<UploadEvent>): (file: File, baseUrl?: string) => void {
  const queries = useQueryClient()
  // Fetched now, so that they are known when a file is chosen.
  useQuery(presetsQuery)
  return useCallback(
    (file, baseUrl = '') => {
      if (listFileOf(file.name)) {
        void lastSettings(queries).then((settings) =>
          dispatch({ type: 'fileChosen', file, baseUrl, settings }),
        )
        return
      }
      dispatch({ type: 'wrongTypeChosen', wrongType: isPicture(file) ? 'pictures' : 'other' })
      showToast({ variant: 'destructive', title: homeRefusals.wrong_file_type[currentLanguage()] })
    },
    [dispatch, queries],
  )
}
