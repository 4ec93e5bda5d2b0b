import { DrawnPicture, DrawnTable, DrawnTick, DrawnWords } from './drawn-parts.tsx'

const arrowDown = 'm-8-7 8 8 8-8m-8 8v-26'

/** A drawing for each step, of the elements that the screens have. */
export const stepPictures = {
  upload: (
    <>
      <rect
        x={24}
        y={22}
        width={144}
        height={76}
        rx={8}
        strokeDasharray="6 6"
        className="fill-surface stroke-accent"
      />
      <DrawnTable x={58} y={43} columns={3} rows={4} />
      <path d={`M96 36${arrowDown}`} className="stroke-accent" strokeWidth={3} />
    </>
  ),
  choose: (
    <>
      <DrawnTable x={20} y={34} columns={3} rows={5} chosen={1} />
      {[0, 1, 2].map((line) => (
        <g key={line}>
          <rect
            x={104}
            y={30 + line * 18}
            width={11}
            height={11}
            rx={2}
            className={line < 2 ? 'fill-accent stroke-accent' : 'fill-surface stroke-control'}
          />
          {line < 2 && <DrawnTick x={106.5} y={35.5 + line * 18} className="stroke-accent-ink" />}
          <DrawnWords x={122} y={35.5 + line * 18} widths={[[34, 42, 28][line] ?? 30]} />
        </g>
      ))}
      <rect x={104} y={84} width={68} height={18} rx={5} className="fill-accent" />
      <text x={138} y={97} textAnchor="middle" className="fill-accent-ink font-sans text-xs font-semibold">
        €
      </text>
    </>
  ),
  watch: (
    <>
      <rect x={20} y={20} width={152} height={10} rx={5} className="fill-surface stroke-control" />
      <rect x={20} y={20} width={98} height={10} rx={5} className="fill-accent" />
      {[0, 1].map((row) => (
        <g key={row}>
          <DrawnPicture x={20} y={44 + row * 32} width={36} height={24} />
          <DrawnWords x={66} y={50 + row * 32} widths={[100, row === 0 ? 72 : 44]} />
        </g>
      ))}
    </>
  ),
  review: (
    <>
      <DrawnPicture x={20} y={26} width={68} height={68} />
      <rect x={100} y={26} width={72} height={40} rx={5} className="fill-surface stroke-accent" />
      <DrawnWords x={109} y={38} widths={[54, 38]} />
      <path d="m150 62 14-14 6 6-14 14-8 2z" className="fill-surface stroke-ink" />
      <circle cx={113} cy={83} r={11} className="fill-good" />
      <DrawnTick x={108} y={83} scale={1.7} className="stroke-surface" />
      <DrawnWords x={132} y={83} widths={[36]} />
    </>
  ),
  download: (
    <>
      <DrawnTable x={32} y={20} columns={5} rows={4} added={2} />
      <path d={`M96 96${arrowDown}`} className="stroke-accent" strokeWidth={3} />
      <path d="M76 92v10h40v-10" className="stroke-accent" strokeWidth={3} />
    </>
  ),
}
