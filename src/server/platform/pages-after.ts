/**
 * Yields rows page by page: `read` returns the rows after the last row of the previous page (null: from the beginning), and none at the
 * end. No connection is held between pages.
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
