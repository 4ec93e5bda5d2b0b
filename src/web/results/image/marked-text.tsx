import type { Piece } from './changed-words.ts'

/** A text in a comparison: what only this one contains is marked, by more than colour. */
export function MarkedText({ pieces, isNew }: { pieces: readonly Piece[]; isNew: boolean }) {
  const Mark = isNew ? 'ins' : 'del'
  const look = isNew
    ? 'rounded-xs bg-good-soft font-semibold text-good no-underline decoration-2 forced-colors:underline'
    : 'rounded-xs bg-bad-soft text-bad decoration-1'
  let place = 0
  return pieces.map(({ text, isChanged }) => {
    place += text.length
    return isChanged ? (
      <Mark key={place} className={look}>
        {text}
      </Mark>
    ) : (
      <span key={place}>{text}</span>
    )
  })
}
