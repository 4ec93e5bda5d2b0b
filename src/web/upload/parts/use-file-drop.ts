import { useEffect, useState } from 'react'

/**
 * Takes a file that is dropped anywhere on the page: beside the frame the browser would open it and leave the app.
 * Answers whether a file is held over the page.
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    function hold(event: DragEvent): void {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    function leave(event: DragEvent): void {
      // Between two elements of the page there is always a next one; outside of it there is none.
      if (event.relatedTarget === null) setIsOver(false)
    }
    function drop(event: DragEvent): void {
      const file = event.dataTransfer?.files[0]
      setIsOver(false)
      if (!file) return
      event.preventDefault()
      onFile(file)
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
