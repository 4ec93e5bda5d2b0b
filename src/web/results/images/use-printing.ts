import { useEffect } from 'react'

/** More images would be several hundred pages and hours of printing. */
export const mostPrinted = 2_000
/** An image that does not load must not block printing. */
const picturePatienceMs = 10_000

export interface PrintingOptions {
  /** The user wants to print: load everything first. */
  isWanted: boolean
  /** The texts of every image to print are loaded. */
  isLoaded: boolean
  onPrinted: () => void
}

/** Opens the print dialog once printing is wanted and everything is loaded. */
export function usePrinting({ isWanted, isLoaded, onPrinted }: PrintingOptions): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onPrinted` is a new function on every render but does the same.
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

/** Images far below the window would otherwise not load before the user scrolls there. */
async function picturesLoaded(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  for (const picture of pictures) picture.loading = 'eager'
  const all = Promise.allSettled(pictures.map((picture) => picture.decode()))
  const patience = new Promise((resolve) => setTimeout(resolve, picturePatienceMs))
  await Promise.race([all, patience])
}
