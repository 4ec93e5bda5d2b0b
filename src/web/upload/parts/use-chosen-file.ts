import { type Dispatch, useCallback } from 'react'
import { sayRefusal } from '#contract/say.ts'
import { currentLanguage } from '#web/i18n/current-language.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { UploadEvent } from '#web/upload/draft/upload-state.ts'
import { isListFile } from '#web/upload/list/is-list-file.ts'

/** What happens with a file that somebody chose or dropped: only .json and .csv come in. */
export function useChosenFile(dispatch: Dispatch<UploadEvent>): (file: File) => void {
  return useCallback(
    (file) => {
      if (isListFile(file.name)) return dispatch({ type: 'fileChosen', file })
      dispatch({ type: 'wrongTypeChosen' })
      showToast({ variant: 'destructive', title: sayRefusal('wrong_file_type', {}, currentLanguage()) })
    },
    [dispatch],
  )
}
