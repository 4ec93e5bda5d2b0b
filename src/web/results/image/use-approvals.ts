import { useState } from 'react'
import type { Image } from '#contract/entities/image.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { onSeen } from '#web/results/drafts/text-draft.ts'

/** The last announcement about an image, or why A does nothing. */
export interface Said {
  what: 'approved' | 'takenBack' | 'undecided' | 'underWay'
  filename: string
}

export interface Approvals {
  said: Said | null
  /** At least one approval was given in this panel. */
  hasGiven: boolean
  approve: (image: Image, row: number) => void
  /** Takes back the last approval that was given in this panel and returns its row; null if there is none. */
  takeBackLast: (imageAt: (row: number) => Image | undefined) => number | null
  takeBack: (image: Image) => void
  /** Shows why nothing was approved, or, with null, that what was shown is over: the user has moved on. */
  say: (said: Said | null) => void
}

interface Given {
  id: number
  filename: string
  row: number
}

/** Approves images and takes approvals back, the last one first. */
export function useApprovals(keeper: DraftKeeper): Approvals {
  const [given, setGiven] = useState<readonly Given[]>([])
  const [said, setSaid] = useState<Said | null>(null)

  function write({ id, filename }: Omit<Given, 'row'>, image: Image | undefined, approved: boolean): void {
    // If the list has changed since, the texts that were seen are unknown: send none.
    keeper.change(id, (draft) => ({ ...(image ? onSeen(draft, image) : draft), approved }))
    void keeper.save(id)
    setSaid({ what: approved ? 'approved' : 'takenBack', filename })
    setGiven((before) => before.filter((other) => other.id !== id))
  }

  return {
    said,
    hasGiven: given.length > 0,
    approve(image, row) {
      write(image, image, true)
      setGiven((before) => [...before, { id: image.id, filename: image.filename, row }])
    },
    takeBackLast(imageAt) {
      const last = given.at(-1)
      if (!last) return null
      const image = imageAt(last.row)
      write(last, image?.id === last.id ? image : undefined, false)
      return last.row
    },
    takeBack: (image) => write(image, image, false),
    say: setSaid,
  }
}
