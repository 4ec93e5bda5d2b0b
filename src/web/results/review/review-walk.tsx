import { useRef, useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { ImagePanel } from '#web/results/image/image-panel.tsx'
import { useWalkList } from './use-walk-list.ts'
import { WalkEnd } from './walk-end.tsx'

export interface ReviewWalkProps {
  job: Job
  keeper: DraftKeeper
  row: number
  onMove: (row: number) => void
  onClose: () => void
  /** Called after the panel has closed if what led to it is gone. */
  onFocusLost: () => void
}

/** The images to review, one after the other, most urgent first. */
export function ReviewWalk({ job, keeper, row, onMove, onClose, onFocusLost }: ReviewWalkProps) {
  const [round, setRound] = useState(0)
  const list = useWalkList(job, round)
  const opener = useRef(document.activeElement)

  function giveFocusBack(): void {
    const { current } = opener
    if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus()
    else onFocusLost()
  }

  return (
    <ImagePanel
      job={job}
      list={list}
      row={row}
      keeper={keeper}
      canEdit
      end={
        <WalkEnd
          job={job}
          keeper={keeper}
          onGoOn={() => {
            setRound(round + 1)
            onMove(0)
          }}
          onClose={onClose}
        />
      }
      onMove={onMove}
      onClose={onClose}
      onClosed={giveFocusBack}
    />
  )
}
