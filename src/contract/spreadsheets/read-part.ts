import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { damaged } from './damaged.ts'
import type { Package } from './open-package.ts'
import { parseXml, type XmlEvents } from './parse-xml.ts'

/** Parses a part to its end. Refuses spreadsheet_damaged where it is no XML. */
export async function readPart(file: Package, part: string, events: XmlEvents): Promise<void> {
  try {
    for await (const _ of parseXml(file.read(part), events));
  } catch (error) {
    throw error instanceof UnreadableList ? error : damaged(part)
  }
}
