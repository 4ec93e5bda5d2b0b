/** HTML that needs no escaping. */
export class Markup {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Piece = string | number | Markup | readonly Markup[]

/** Template tag for HTML: escapes strings, for text and quoted attributes; markup stays as it is. */
export function markup(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...pieces.map(render)))
}

function render(piece: Piece): string {
  if (piece instanceof Markup) return piece.source
  if (typeof piece === 'object') return piece.map(render).join('')
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
