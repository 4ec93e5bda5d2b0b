import { useEffect } from 'react'

/** More than these would be a book of several hundred pages, and hours of printing. */
export const mostPrinted = 2_000
/** A picture that does not come must not keep the others waiting. */
const picturePatienceMs = 10_000

export interface PrintingOptions {
  /** The reader wants to print: everything is to be loaded before. */
  isWanted: boolean
  /** Every image that will be printed has its texts. */
  isLoaded: boolean
  onPrinted: () => void
}

/** Opens the browser's printing once it is wanted and everything is there. */
export function usePrinting({ isWanted, isLoaded, onPrinted }: PrintingOptions): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onPrinted` is new at every drawing and does the same.
  useEffect(() => {
    if (!isWanted || !isLoaded) return
    let isLeft = false
    void picturesLoaded().then(() => {
      if (isLeft) return
      window.print()
      onPrinted()
    })
    return () => {
      isLeft = true
    }
  }, [isWanted, isLoaded])
}

/** Pictures far below the window would otherwise wait until somebody scrolls there. */
async function picturesLoaded(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  for (const picture of pictures) picture.loading = 'eager'
  const all = Promise.allSettled(pictures.map((picture) => picture.decode()))
  const patience = new Promise((resolve) => setTimeout(resolve, picturePatienceMs))
  await Promise.race([all, patience])
}
