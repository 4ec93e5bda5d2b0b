import { picturesOfRow, type RowPicture } from '#contract/lists/pictures-in-cell.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { ListRow, PictureRow } from './list.ts'

// A row of a million characters may name a hundred pictures, and each is kept with all of it.
const charactersAtOnce = 1_000_000

/**
 * Makes a row of each picture where a row names several, and hands on no more of them at once than memory has room for.
 * Refuses too_many_pictures, and list_unreadable where rows would be kept again and again beyond `bounds.repeatedCharacters`.
 */
export async function* spreadPictures(pieces: AsyncIterable<ListRow[]>): AsyncGenerator<PictureRow[]> {
  let repeated = 0
  for await (const rows of pieces) {
    let spread: PictureRow[] = []
    let characters = 0
    for (const row of rows) {
      const pictures = picturesOfRow(row.rawUrl, row.wishes, row.line)
      repeated += (pictures.length - 1) * row.source.length
      if (repeated > bounds.repeatedCharacters) throw new UnreadableList('list_unreadable')
      for (const [place, picture] of pictures.entries()) {
        spread.push(ofPicture(row, picture, place))
        if (pictures.length > 1) characters += row.source.length
        if (characters < charactersAtOnce) continue
        yield spread
        spread = []
        characters = 0
      }
    }
    yield spread
  }
}

// Field by field: a long list has a hundred thousand, and each takes longer as a copy by spreading.
function ofPicture(
  { source, context, line, row }: ListRow,
  { address, wishes }: RowPicture,
  place: number,
): PictureRow {
  return { source, rawUrl: address, context, wishes, line, row, place }
}
