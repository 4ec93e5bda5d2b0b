/** Gathers single values into arrays of `size`; the last one may be shorter, none is empty. */
export async function* batch<T>(pieces: AsyncIterable<Iterable<T>>, size: number): AsyncGenerator<T[]> {
  let gathered: T[] = []
  for await (const piece of pieces) {
    for (const value of piece) {
      gathered.push(value)
      if (gathered.length < size) continue
      yield gathered
      gathered = []
    }
  }
  if (gathered.length > 0) yield gathered
}
