import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useCallback } from 'react'
import { homeRefusals } from '#contract/home-refusals.ts'
import { listFileOf } from '#contract/lists/list-files.ts'
import { currentLanguage } from '#web/i18n/current-language.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { UploadEvent } from '#web/upload/draft/upload-state.ts'
import { lastSettings, presetsQuery } from './preset-queries.ts'

// Some systems set no type.
const isPicture = ({ type, name }: File) =>
  type.startsWith('image/') || /\.(jpe?g|png|gif|webp|tiff?|bmp|avif|heic|svg)$/i.test(name)

/** Handles a file that was chosen or dropped: accepts only list files, by their name. */
export function useChosenFile(dispatch: Dispatch<UploadEvent>): (file: File) => void {
  const queries = useQueryClient()
  // Fetched now, so that they are known when a file is chosen.
  useQuery(presetsQuery)
  return useCallback(
    (file) => {
      if (listFileOf(file.name)) {
        void lastSettings(queries).then((settings) => dispatch({ type: 'fileChosen', file, settings }))
        return
      }
      dispatch({ type: 'wrongTypeChosen', wrongType: isPicture(file) ? 'pictures' : 'other' })
      showToast({ variant: 'destructive', title: homeRefusals.wrong_file_type[currentLanguage()] })
    },
    [dispatch, queries],
  )
}
