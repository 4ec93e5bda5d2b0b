import { useEffect, useState } from 'react'

/**
 * Accepts files that are dropped anywhere on the page: outside of the frame, the browser would open it and leave the app. Returns whether a
 * file is held over the page.
 */
export function useFileDrop(onFile: (file: File, all: DataTransfer) => void): boolean {
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    function hold(event: DragEvent): void {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    function leave(event: DragEvent): void {
      // Between two elements of the page the related target is the next one; outside of the page it is null.
      if (event.relatedTarget === null) setIsOver(false)
    }
    function drop(event: DragEvent): void {
      const { dataTransfer: all } = event
      const file = all?.files[0]
      setIsOver(false)
      if (!file) return
      event.preventDefault()
      onFile(file, all)
    }
    window.addEventListener('dragover', hold)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', hold)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [onFile])

  return isOver
}
