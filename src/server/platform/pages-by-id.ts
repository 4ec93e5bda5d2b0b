/**
 * Rows in the order of their ids, page by page: `read` answers the next ones after an id, and none at the end. Between
 * pages no connection is held.
 */
export async function* pagesById<Row>(
  read: (after: number) => Promise<Row[]>,
  idOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  let after = 0
  for (;;) {
    const page = await read(after)
    const last = page.at(-1)
    if (last === undefined) return
    yield page
    after = idOf(last)
  }
}
