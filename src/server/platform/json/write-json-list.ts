/** Writes a JSON array page by page, as its members arrive. */
export async function* writeJsonList(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const page of pages) {
    if (page.length === 0) continue
    yield before + page.map((member) => JSON.stringify(member)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]' : '\n]'
}
