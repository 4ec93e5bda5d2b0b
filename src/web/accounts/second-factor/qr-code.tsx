import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** ISO 18004 requires a quiet zone of four modules. */
const quiet = 4

/** A text as a QR code. Black on white in the dark theme, too, because many cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const side = code.size + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-md border border-line"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  )
}
