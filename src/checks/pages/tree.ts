import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** What is in here is not shown as text. */
const unshown = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'textarea',
  'select',
  'title',
])
const inline = new Set(
  'a abbr b bdi bdo cite code em font i img kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

export function isElement(node: Tree.Node): node is Tree.Element {
  return 'tagName' in node
}

/** As written; undefined if there is no such attribute. */
export function attributeOf({ attrs }: Tree.Element, name: string): string | undefined {
  for (const attribute of attrs) if (attribute.name === name) return attribute.value
  return undefined
}

/** Whether this is its role: the first one that is written. */
export function hasRole(element: Tree.Element, role: string): boolean {
  return attributeOf(element, 'role')?.trim().toLowerCase().split(/\s+/)[0] === role
}

export function isUnshown({ tagName }: Tree.Element): boolean {
  return unshown.has(tagName)
}

/** The text that a node adds to its page: its own, or the space before a block. */
export function textIn(node: Tree.ChildNode): string {
  if (isElement(node)) return inline.has(node.tagName) ? '' : ' '
  return node.nodeName === '#text' && 'value' in node ? node.value : ''
}

/** The nodes below this one in the page's order, without recursion: hostile pages nest a million deep. Nothing below what is skipped. */
export function* nodesBelow(
  root: Tree.ParentNode,
  skip: (element: Tree.Element) => boolean = () => false,
): Generator<Tree.ChildNode> {
  const open = root.childNodes.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    yield node
    if (!isElement(node) || skip(node)) continue
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) open.push(node.childNodes[at]!)
  }
}

/** As `nodesBelow`, without texts and comments. */
export function* elementsBelow(root: Tree.ParentNode): Generator<Tree.Element> {
  const open = root.childNodes.filter(isElement).reverse()
  for (let element = open.pop(); element; element = open.pop()) {
    yield element
    const { childNodes } = element
    for (let at = childNodes.length - 1; at >= 0; at -= 1) {
      const child = childNodes[at]!
      if (isElement(child)) open.push(child)
    }
  }
}

/** The text that is shown below a node, with single spaces, cut after this many characters. */
export function textOf(root: Tree.ParentNode, maxCharacters: number): string {
  let text = ''
  for (const node of nodesBelow(root, isUnshown)) {
    text += textIn(node)
    // Four times as many, because spaces go afterwards.
    if (text.length > 4 * maxCharacters) break
  }
  return squeeze(text, maxCharacters)
}

export function squeeze(text: string, maxCharacters = Number.POSITIVE_INFINITY): string {
  // Not `\s+`: most spaces are single ones.
  return text
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
    .slice(0, maxCharacters)
    .trim()
}
