import { useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { makeList, type PasteFault } from './make-list.ts'
import { texts } from './paste-texts.ts'
import type { PasteContent } from './read-paste.ts'

/** Makes lists of pasted content, one at a time; the newest wins. `read` returns the error, null if there is none. */
export function usePasteReading(onFiles: (files: File[]) => void, maxMegabytes: number) {
  const t = useTexts(texts)
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<PasteFault | null>(null)
  const newest = useRef<AbortController | null>(null)
  useEffect(() => () => newest.current?.abort(), [])

  const read = useCallback(
    async (content: PasteContent): Promise<PasteFault | null> => {
      newest.current?.abort()
      const attempt = new AbortController()
      newest.current = attempt
      setFault(null)
      setReading(true)
      const names = { listName: t('listName'), columnName: t('columnName') }
      const made = await makeList(content, { ...names, maxMegabytes }, attempt.signal)
      if (attempt.signal.aborted) return null
      setReading(false)
      if (typeof made === 'string') {
        setFault(made)
        return made
      }
      onFiles([made])
      return null
    },
    [t, maxMegabytes, onFiles],
  )
  return { isReading, fault, read, forget: () => setFault(null) }
}
