import { clsx } from 'clsx'

const cell = { width: 24, height: 11 }

/** A table with its header row; one column can be highlighted, and the last ones can be marked as added. */
export function DrawnTable({
  x,
  y,
  columns,
  rows,
  chosen,
  added = 0,
}: {
  x: number
  y: number
  columns: number
  rows: number
  chosen?: number
  added?: number
}) {
  const cells = Array.from({ length: columns * rows }, (_, place) => ({
    place,
    column: place % columns,
    row: Math.floor(place / columns),
  }))
  return cells.map(({ place, column, row }) => (
    <rect
      key={place}
      x={x + column * (cell.width + 2)}
      y={y + row * (cell.height + 2)}
      width={cell.width}
      height={cell.height}
      rx={1.5}
      className={clsx(
        row === 0 && column !== chosen && 'fill-control',
        row === 0 && column === chosen && 'fill-accent',
        row > 0 && column >= columns - added && 'fill-accent-soft stroke-accent',
        row > 0 && column === chosen && 'fill-accent-soft stroke-accent',
        row > 0 && column < columns - added && column !== chosen && 'fill-surface stroke-line',
      )}
      strokeWidth={1}
    />
  ))
}

/** An illustration of mountains under a sun, at any size. */
export function DrawnPicture({
  x,
  y,
  width,
  height,
}: {
  x: number
  y: number
  width: number
  height: number
}) {
  const foot = y + height - 2
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={4} className="fill-accent-soft stroke-control" />
      <path
        d={`M${x + 2} ${foot}l${width * 0.35} ${-height * 0.5} ${width * 0.2} ${height * 0.24} ${width * 0.12} ${-height * 0.14} ${width * 0.25} ${height * 0.38}z`}
        className="fill-accent"
      />
      <circle cx={x + width * 0.74} cy={y + height * 0.27} r={height * 0.09} className="fill-warning" />
    </>
  )
}

/** Illegible lines of text. */
export function DrawnWords({ x, y, widths }: { x: number; y: number; widths: number[] }) {
  return (
    <path
      d={widths.map((width, line) => `M${x} ${y + line * 11}h${width}`).join('')}
      strokeWidth={4}
      className="stroke-control"
    />
  )
}

export function DrawnTick({
  x,
  y,
  scale = 1,
  className,
}: {
  x: number
  y: number
  scale?: number
  className: string
}) {
  return (
    <path d={`M${x} ${y}l${2.2 * scale} ${2.4 * scale} ${4 * scale} ${-5 * scale}`} className={className} />
  )
}
