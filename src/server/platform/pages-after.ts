/**
 * Rows page by page: `read` answers the next ones after the last row of the page before (null: from the beginning), and
 * none at the end. Between pages no connection is held.
 */
export async function* pagesAfter<Row>(read: (last: Row | null) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let last: Row | null = null
  for (;;) {
    const page: Row[] = await read(last)
    if (page.length === 0) return
    yield page
    last = page.at(-1) ?? null
  }
}
