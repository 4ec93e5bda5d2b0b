/** A page to be drawn, and all the words on it. */
export interface Sheet {
  kind: SheetKind
  html: string
  width: number
  height: number
  words: string[]
}

export const sheetKinds = ['screenshot', 'table', 'code', 'document', 'chart', 'infographic', 'scan'] as const
export type SheetKind = (typeof sheetKinds)[number]

const vocabulary = (
  'garden window harbour market bridge letter morning winter summer castle forest island journey kitchen ' +
  'library mountain museum painter railway river school shadow silver station street theatre valley village ' +
  'weather yellow answer balance captain chapter company country degree edition engine figure ground history ' +
  'industry machine member minute number object office period picture problem process product purpose quality ' +
  'question reason record report result science season section service signal society surface system travel value'
).split(' ')

const papers = ['#ffffff', '#fafafa', '#f4f6f8', '#fffdf7']
const darks = ['#1e1e1e', '#12181f', '#20232a', '#0d1117']
const colours = ['#c0392b', '#1f6f8b', '#27805b', '#8e44ad', '#d68910', '#34495e']
const faces = ['Liberation Sans', 'DejaVu Sans', 'Liberation Serif', 'DejaVu Serif']

/** A page of a kind; the same number writes the same page again. */
export function writeSheet(kind: SheetKind, number: number): Sheet {
  const die = createDie(number * 31 + sheetKinds.indexOf(kind) * 7_919 + 1)
  const words: string[] = []
  const say = (count: number) => {
    const said = Array.from({ length: count }, () => die.pick(vocabulary))
    words.push(...said)
    return said.join(' ')
  }
  const { body, style, width, height } = kinds[kind](die, say)
  const html = `<!doctype html><style>*{margin:0;box-sizing:border-box}body{width:${width}px;min-height:${height}px;
    font-family:'${die.pick(faces)}'}${style}</style><body>${body}</body>`
  return { kind, html, width, height, words }
}

interface Die {
  pick<T>(all: readonly T[]): T
  between(least: number, most: number): number
}
type Say = (count: number) => string
type Drawn = { body: string; style: string; width: number; height: number }

const kinds: Record<SheetKind, (die: Die, say: Say) => Drawn> = {
  screenshot(die, say) {
    const size = die.between(12, 15)
    const card = () =>
      `<article><h3>${say(3)}</h3><p>${say(die.between(18, 30))}</p><small>${say(4)}</small></article>`
    return {
      ...die.pick([
        { width: 1920, height: 1080 },
        { width: 1440, height: 900 },
        { width: 1280, height: 800 },
      ]),
      style: `body{background:${die.pick(papers)};font-size:${size}px;color:#222}nav{background:${die.pick(colours)};
        color:#fff;padding:14px;display:flex;gap:28px}main{display:grid;grid-template-columns:repeat(4,1fr);gap:18px;padding:22px}
        article{background:#fff;border:1px solid #ddd;padding:12px;line-height:1.45}small{color:#666}`,
      body: `<nav>${times(6, () => `<b>${say(1)}</b>`)}</nav><main>${times(16, card)}</main>`,
    }
  },
  table(die, say) {
    const row = () => `<tr>${times(9, () => `<td>${say(2)}</td>`)}</tr>`
    return {
      width: 1920,
      height: 1080,
      style: `body{background:#fff;font-size:${die.between(11, 13)}px;color:#111}table{width:100%;border-collapse:collapse}
        td,th{border:1px solid #ccc;padding:5px 7px}tr:nth-child(even){background:#f3f5f7}th{background:${die.pick(colours)};color:#fff}`,
      body: `<table><tr>${times(9, () => `<th>${say(1)}</th>`)}</tr>${times(36, row)}</table>`,
    }
  },
  code(die, say) {
    const line = () =>
      `<p style="padding-left:${die.between(0, 4) * 24}px"><i>${say(1)}</i> ${say(die.between(2, 7))}</p>`
    return {
      width: 1600,
      height: 1000,
      style: `body{background:${die.pick(darks)};color:#d4d4d4;font:${die.between(13, 15)}px 'DejaVu Sans Mono';
        line-height:1.5;padding:20px}i{color:#569cd6;font-style:normal}`,
      body: times(46, line),
    }
  },
  document: writePage,
  chart(die, say) {
    const ink = die.pick(colours)
    const bar = (n: number) => {
      const tall = die.between(60, 640)
      const x = 130 + n * 100
      return `<rect x="${x}" y="${760 - tall}" width="62" height="${tall}" fill="${ink}"/>
        <text x="${x + 8}" y="${750 - tall}">${die.between(100, 999)}</text>`
    }
    const point = (n: number) => `${130 + n * 105},${die.between(90, 700)} `
    const lines = times(9, (n) => `<path d="M120 ${760 - n * 80}H1560" stroke="#ddd"/>`)
    const drawn = die.pick([
      () => times(die.between(8, 14), bar),
      () => `<polyline points="${times(13, point)}" fill="none" stroke="${ink}" stroke-width="3"/>`,
    ])()
    return {
      width: 1600,
      height: 900,
      style: `body{background:${die.pick(papers)}}text{font-size:${die.between(13, 16)}px;fill:#333}`,
      body: `<svg width="1600" height="900"><text x="120" y="50" style="font-size:26px">${say(6)}</text>${lines}${drawn}
        ${times(13, (n) => `<text x="${125 + n * 105}" y="830">${say(1)}</text>`)}
        <text x="120" y="870">${say(14)}</text></svg>`,
    }
  },
  infographic(die, say) {
    const panel =
      () => `<section style="background:${die.pick(colours)}"><b>${die.between(10, 99)} %</b><h3>${say(2)}</h3>
      <p>${say(die.between(16, 26))}</p></section>`
    return {
      width: 1200,
      height: die.pick([2400, 1800, 3000]),
      style: `body{background:${die.pick([...papers, '#ffe9c7', '#dff3ef', '#223344'])};padding:40px;color:#fff;
        font-size:${die.between(15, 19)}px}h1{color:${die.pick(['#c0392b', '#888'])};margin-bottom:30px}
        main{display:grid;grid-template-columns:repeat(3,1fr);gap:24px}section{padding:22px;border-radius:14px;line-height:1.4}b{font-size:54px}`,
      body: `<h1>${say(5)}</h1><main>${times(24, panel)}</main>`,
    }
  },
  scan: writePage,
}

function writePage(die: Die, say: Say): Drawn {
  const columns = die.pick([1, 1, 2])
  return {
    width: 1654,
    height: 2339,
    style: `body{background:#fff;color:#111;padding:150px 160px;font-size:${die.between(22, 27)}px;line-height:1.4}
      main{columns:${columns};column-gap:50px}p{margin-bottom:22px;text-align:justify}h1{font-size:44px;margin-bottom:40px}`,
    body: `<h1>${say(4)}</h1><main>${times(die.between(5, 11), () => `<p>${say(die.between(36, 60))}</p>`)}</main>`,
  }
}

function times(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join('')
}

/** Numbers that look like chance and are the same each time. */
function createDie(seed: number): Die {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    pick: (all) => all[Math.floor(next() * all.length)]!,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
  }
}
