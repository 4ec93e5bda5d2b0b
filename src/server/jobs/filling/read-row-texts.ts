import type pg from 'pg'
import type { FilledText } from '#contract/lists/filled-texts.ts'
import { readPages } from '#server/jobs/exports/read-pages.ts'
import type { RowTexts } from './compose-cell.ts'

export interface WantedTexts {
  text: FilledText
  language: string
  /** Includes alt texts that were taken over from the list; those that have been edited since are always included. */
  withCarried: boolean
}

/** A picture's position in its list, and its text. */
interface PlacedText {
  row: number
  place: number
  text: string
}

type Row = [position: string, row: string, place: string, text: string]

const rowsPerPage = 200

// An empty alt text means a decorative picture; any other empty value means nothing, such as in rows that were taken over.
const texts: Record<FilledText, string> = {
  altText: `language_versions -> codes[1] ->> 'altText'`,
  description: `nullif(language_versions -> codes[1] ->> 'description', '')`,
  keywords: `nullif(array_to_string(keywords, ', '), '')`,
}

/**
 * Reads the texts for the rows of a list, in their order, from the first of several jobs of that list; what it lacks comes from the
 * next job that has it. A decorative picture has an empty alt text. Ends with an error if one of the jobs is deleted while it
 * reads.
 */
export async function* readRowTexts(
  pool: pg.Pool,
  jobIds: readonly number[],
  wanted: WantedTexts,
): AsyncGenerator<RowTexts[]> {
  let page: Array<{ row: number; texts: Array<string | undefined> }> = []
  for await (const { row, place, text } of mergeInOrder(jobIds.map((id) => readPlaced(pool, id, wanted)))) {
    if (page.at(-1)?.row !== row) {
      if (page.length >= rowsPerPage) {
        yield page
        page = []
      }
      page.push({ row, texts: [] })
    }
    page.at(-1)!.texts[place] = text
  }
  yield page
}

async function* readPlaced(
  pool: pg.Pool,
  jobId: number,
  { text, language, withCarried }: WantedTexts,
): AsyncGenerator<PlacedText> {
  const carried =
    withCarried && text === 'altText' ? "state = 'carried'" : "state = 'carried' and edited_at is not null"
  const query = {
    fields: `list_row, list_place, ${texts[text]}`,
    only: `(state = 'succeeded' or ${carried}) and list_row is not null and list_place is not null and ${texts[text]} is not null`,
    languages: [language],
  }
  for await (const page of readPages<Row>(pool, jobId, query))
    for (const [, row, place, value] of page) yield { row: Number(row), place: Number(place), text: value }
}

/** Merges ordered streams; if several have the same position, the first one wins. */
async function* mergeInOrder(streams: AsyncGenerator<PlacedText>[]): AsyncGenerator<PlacedText> {
  await using stack = new AsyncDisposableStack()
  for (const stream of streams) stack.use(stream)
  const heads = await Promise.all(streams.map((stream) => stream.next()))
  for (;;) {
    let next: PlacedText | null = null
    for (const head of heads) if (!head.done && (!next || isBefore(head.value, next))) next = head.value
    if (!next) return
    yield next
    for (const [index, head] of heads.entries())
      if (!head.done && !isBefore(next, head.value)) heads[index] = await streams[index]!.next()
  }
}

function isBefore(one: PlacedText, other: PlacedText): boolean {
  return one.row < other.row || (one.row === other.row && one.place < other.place)
}
