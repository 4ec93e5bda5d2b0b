import { type ParserOptions, parse } from '@babel/parser'
import type { JSXAttribute, JSXOpeningElement, Node } from '@babel/types'
import { importedPictures } from './imported-pictures.ts'
import { makePicture, resolveAddress, type SourcePicture, writeAttribute } from './source-picture.ts'

/** Elements that are pictures: HTML's, and the component that frameworks have in its place. */
const pictureNames = new Set(['img', 'Image'])
const surroundingCharacters = 150

/** The pictures of a file with JSX. What its expressions say is not known. Throws a SyntaxError if it is no JavaScript. */
export function readJsx(text: string, base: string, isTypeScript: boolean): SourcePicture[] {
  const plugins: ParserOptions['plugins'] = ['jsx', 'decorators', isTypeScript ? 'typescript' : 'flow']
  const options: ParserOptions = { sourceType: 'unambiguous', allowReturnOutsideFunction: true, plugins }
  const imported = importedPictures(text)
  const words: { start: number; text: string }[] = []
  const elements: JSXOpeningElement[] = []
  for (const node of walk(parse(text, options).program)) {
    if (node.type === 'JSXText' && node.value.trim()) words.push({ start: node.start!, text: node.value })
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') continue
    if (pictureNames.has(node.name.name)) elements.push(node)
  }
  return elements.flatMap((element) => {
    const alt = attributeOf(element, 'alt')
    const src = attributeOf(element, 'src')
    // Other components can have the name, too.
    if (!src && element.name.type === 'JSXIdentifier' && element.name.name === 'Image') return []
    const written = alt === undefined ? null : literalOf(alt)
    const hasSpread = element.attributes.some(({ type }) => type === 'JSXSpreadAttribute')
    const at = element.name.end!
    return [
      makePicture({
        line: element.loc!.start.line,
        column: element.loc!.start.column + 1,
        url: resolveAddress(src ? addressOf(src, imported) : '', base),
        alt: written ?? null,
        isDynamic: written === undefined || (alt === undefined && hasSpread),
        surroundings: around(words, element.start!),
        write: (text) => ({ start: at, end: at, text: ` ${writeAttribute(text)}` }),
      }),
    ]
  })
}

function* walk(root: Node): Generator<Node> {
  const open: Node[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    yield node
    const below = Object.entries(node).flatMap(([key, value]) =>
      /comments$/i.test(key) ? [] : [value].flat(),
    )
    open.push(...below.filter(isNode).toReversed())
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function attributeOf({ attributes }: JSXOpeningElement, name: string): JSXAttribute | undefined {
  return attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === name) as
    | JSXAttribute
    | undefined
}

/** Undefined: an expression. */
function literalOf({ value }: JSXAttribute): string | undefined {
  if (!value) return ''
  if (value.type === 'StringLiteral') return value.value
  if (value.type !== 'JSXExpressionContainer') return undefined
  const { expression } = value
  if (expression.type === 'StringLiteral') return expression.value
  const [only] = expression.type === 'TemplateLiteral' ? expression.quasis : []
  return expression.type === 'TemplateLiteral' && expression.expressions.length === 0
    ? (only?.value.cooked ?? '')
    : undefined
}

function addressOf(src: JSXAttribute, imported: ReadonlyMap<string, string>): string {
  const { value } = src
  if (value?.type === 'JSXExpressionContainer' && value.expression.type === 'Identifier')
    return imported.get(value.expression.name) ?? ''
  return literalOf(src) ?? ''
}

function around(words: { start: number; text: string }[], at: number): string {
  const squeeze = (parts: { text: string }[]) =>
    parts
      .map(({ text }) => text.trim())
      .join(' ')
      .replace(/\s+/g, ' ')
  const next = words.findIndex(({ start }) => start > at)
  const place = next < 0 ? words.length : next
  const before = squeeze(words.slice(Math.max(0, place - 20), place)).slice(-surroundingCharacters)
  return `${before} ${squeeze(words.slice(place, place + 20)).slice(0, surroundingCharacters)}`.trim()
}
