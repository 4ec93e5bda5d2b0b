import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { relationsOf } from '#contract/spreadsheets/read-relations.ts'
import { readWorkbook, type Workbook } from '#contract/spreadsheets/read-workbook.ts'
import type { Archive } from './open-archive.ts'
import { UnfillableSheet } from './zip-parts.ts'

export interface FoundSheet {
  /** The name of its part. */
  part: string
  /** The part with the calculation chain, and the part that refers to it. */
  calcChain: { part: string; relations: string } | null
}

/** Finds the part of the sheet with this name, or of the first one. */
export async function findSheet(archive: Archive, name?: string): Promise<FoundSheet> {
  const { sheets, part, calcChain } = await readWhole(archive)
  const sheet = name === undefined ? sheets[0] : sheets.find((one) => one.name === name)
  if (!sheet) throw new UnfillableSheet('it has no such sheet')
  return {
    part: sheet.part,
    calcChain: calcChain === null ? null : { part: calcChain, relations: relationsOf(part) },
  }
}

async function readWhole(archive: Archive): Promise<Workbook> {
  try {
    return await readWorkbook(archive)
  } catch (error) {
    throw error instanceof UnreadableList
      ? new UnfillableSheet('its workbook can not be read', { cause: error })
      : error
  }
}
