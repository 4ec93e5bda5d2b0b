import { createTagReader, type Tag } from './read-tags.ts'

/** Removes the elements called `name` for whose opening tag `isUnwanted` is true; they must not be nested. */
export function removeElements(
  xml: string,
  name: string,
  isUnwanted: (attributes: Tag['attributes']) => boolean,
): string {
  const tags = readAll(xml, name)
  let kept = ''
  let at = 0
  for (const [index, tag] of tags.entries()) {
    if (!tag.isOpening || !isUnwanted(tag.attributes)) continue
    kept += xml.slice(at, tag.start)
    at = tags[index + 1]!.end
  }
  return kept + xml.slice(at)
}

function readAll(xml: string, name: string): Tag[] {
  const reader = createTagReader(new Set([name]))
  const tags = reader.read(xml)
  reader.close()
  return tags
}
