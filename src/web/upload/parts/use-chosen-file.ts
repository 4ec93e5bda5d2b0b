import { type Dispatch, useCallback } from 'react'
import { listFileOf } from '#contract/lists/list-files.ts'
import { sayRefusal } from '#contract/say.ts'
import { currentLanguage } from '#web/i18n/current-language.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { UploadEvent } from '#web/upload/draft/upload-state.ts'

// Some systems name no type.
const isPicture = ({ type, name }: File) =>
  type.startsWith('image/') || /\.(jpe?g|png|gif|webp|tiff?|bmp|avif|heic|svg)$/i.test(name)

/** What happens with a file that somebody chose or dropped: only what is called like a list comes in. */
export function useChosenFile(dispatch: Dispatch<UploadEvent>): (file: File) => void {
  return useCallback(
    (file) => {
      if (listFileOf(file.name)) return dispatch({ type: 'fileChosen', file })
      dispatch({ type: 'wrongTypeChosen', wrongType: isPicture(file) ? 'pictures' : 'other' })
      showToast({ variant: 'destructive', title: sayRefusal('wrong_file_type', {}, currentLanguage()) })
    },
    [dispatch],
  )
}
