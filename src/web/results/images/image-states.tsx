import type { Image } from '#contract/entities/image.ts'
import { ImageBadge } from '#web/components/image-badge.tsx'
import { ApprovedBadge, EditedBadge, ProposalBadge, ReviewBadge } from '#web/components/review-badges.tsx'

/** Normal states, as icons. */
export function QuietStates({ image }: { image: Image }) {
  if (isException(image)) return image.edited ? <EditedBadge isQuiet /> : null
  return (
    <>
      {image.edited && <EditedBadge isQuiet />}
      {image.approved ? <ApprovedBadge isQuiet /> : <ImageBadge state={image.state} isQuiet />}
    </>
  )
}

/** States that need attention or a decision, in words. */
export function LoudStates({ image }: { image: Image }) {
  return (
    <>
      {image.proposal && <ProposalBadge />}
      {isException(image) && (image.needsReview ? <ReviewBadge /> : <ImageBadge state={image.state} />)}
    </>
  )
}

/** All states, in words. */
export function SpokenStates({ image }: { image: Image }) {
  return (
    <>
      <LoudStates image={image} />
      {!isException(image) && (image.approved ? <ApprovedBadge /> : <ImageBadge state={image.state} />)}
      {image.edited && <EditedBadge />}
    </>
  )
}

export function isException(image: Image): boolean {
  return image.needsReview || image.state !== 'succeeded'
}
