import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import type { ColumnChoice } from '#server/jobs/lists/choose-columns.ts'
import type { PictureList, PictureRow } from '#server/jobs/lists/list.ts'
import { openList } from '#server/jobs/lists/read-list.ts'

/** A list read to its end: `cells` are the parsed sources. */
export interface WholeList extends PictureList {
  all: PictureRow[]
  cells: unknown[]
}

type Content = string | Uint8Array

interface ListFixtures {
  folder: string
  read(filename: string, content: Content, choice?: ColumnChoice, maxRows?: number): Promise<WholeList>
  /** The code and details with which a list is refused; null if it is accepted. */
  refusalOf(...list: Parameters<ListFixtures['read']>): Promise<Record<string, unknown> | null>
}

/** Reads a list to its end. */
export async function readAll(list: PictureList): Promise<PictureRow[]> {
  const all: PictureRow[] = []
  for await (const rows of list.rows()) all.push(...rows)
  return all
}

/** A test with its own folder, whose lists are real files. */
export const listTest = test.extend<ListFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures one needs.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'lists-'))
    await use(folder)
    await rm(folder, { recursive: true })
  },
  read: async ({ folder }, use) => {
    await use(async (filename, content, choice = {}, maxRows) => {
      const path = join(folder, 'upload')
      await writeFile(path, content)
      const list = await openList(path, filename, choice, maxRows === undefined ? undefined : { maxRows })
      const all = await readAll(list)
      return { ...list, all, cells: all.map((row) => JSON.parse(row.source)) }
    })
  },
  refusalOf: async ({ read }, use) => {
    await use(async (...list) => {
      try {
        await read(...list)
        return null
      } catch (error) {
        if (!(error instanceof UnreadableList)) throw error
        const { refusal }: UnreadableList = error
        return { code: refusal.code, ...refusal.details }
      }
    })
  },
})
