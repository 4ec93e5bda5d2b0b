import { skipJsonSpace, skipJsonValue, skipKey } from './skip-json-value.ts'

/** What the first members of a list contain. */
export interface MemberCount {
  members: number
  /** Addresses and paths that end like pictures, and all addresses. */
  pictures: number
  addresses: number
}

/** How many members are counted, and up to how many members nested lists are examined. */
const countedMembers = 1_000
const fewMembers = 10

const address = /"(?:https?:)?(?:\\?\/){2}[^"]*"/gi
const picture = /\.(?:jpe?g|png|gif|webp|tiff?|bmp|avif|heic|svg)(?:[?#][^"]*)?"/gi

/** Counts the addresses in the members of a list, each as it was written. */
export function createMemberCounter() {
  const count: MemberCount = { members: 0, pictures: 0, addresses: 0 }
  const few: Array<{ text: string; offset: number; pictures: number }> = []

  return {
    /** If it is full, lists in members are no longer searched. */
    isFull: () => count.members > fewMembers,
    add(text: string, offset: number): void {
      count.members += 1
      if (count.members > countedMembers) return
      const pictures = text.match(picture)?.length ?? 0
      count.addresses += text.match(address)?.length ?? 0
      count.pictures += pictures
      if (count.members <= fewMembers) few.push({ text, offset, pictures })
    },
    count: (): MemberCount => count,
    /**
     * The offset of the list in the only member that contains pictures: either it has all of them and the member itself is not a
     * row, having no other text or number, or the other members have no such list.
     */
    inner(): number | null {
      if (count.members > fewMembers) return null
      const [holder, ...more] = few.filter(({ pictures }) => pictures > 0)
      if (!holder?.text.startsWith('{') || more.length > 0) return null
      const inner = listsIn(holder.text, 0, [])
      const best = inner.find((list) => list.pictures === holder.pictures && list.members > 1)
      if (!best) return null
      const others = few.filter((one) => one !== holder)
      const isAlone = others.length > 0 && others.every(({ text }) => !keysOf(text).includes(best.path[0]!))
      if (!isAlone && saysSomething(holder.text)) return null
      return holder.offset + best.start
    },
  }
}

interface InnerList extends MemberCount {
  start: number
  path: string[]
}

/** The arrays of objects in an object, outer ones first. */
function listsIn(text: string, start: number, path: string[]): InnerList[] {
  const inner: InnerList[] = []
  const outer: InnerList[] = []
  for (const { key, at, end } of membersOf(text, start)) {
    if (text[at] === '{' && path.length < fewMembers) inner.push(...listsIn(text, at, [...path, key]))
    if (text[at] !== '[') continue
    const counter = createMemberCounter()
    let next = skipJsonSpace(text, at + 1)
    while (next < end && text[next] === '{') {
      const itemEnd = skipJsonValue(text, next)
      counter.add(text.slice(next, itemEnd), 0)
      next = skipJsonSpace(text, skipJsonSpace(text, itemEnd) + 1)
    }
    outer.push({ start: at, path: [...path, key], ...counter.count() })
  }
  return [...outer, ...inner]
}

function* membersOf(text: string, start: number): Generator<{ key: string; at: number; end: number }> {
  let next = skipJsonSpace(text, start + 1)
  while (text[next] === '"') {
    const keyEnd = skipJsonValue(text, next)
    const at = skipKey(text, next)
    const end = skipJsonValue(text, at)
    yield { key: text.slice(next, keyEnd), at, end }
    next = skipJsonSpace(text, skipJsonSpace(text, end) + 1)
  }
}

function keysOf(text: string): string[] {
  return text.startsWith('{') ? [...membersOf(text, 0)].map(({ key }) => key) : []
}

function saysSomething(text: string): boolean {
  return [...membersOf(text, 0)].some(({ at }) => text[at] !== '{' && text[at] !== '[')
}
