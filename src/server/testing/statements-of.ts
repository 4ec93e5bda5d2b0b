import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { vi } from 'vitest'

/** The statements that some work asks of the database, in their order, without what the process asks meanwhile besides. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asking = new AsyncLocalStorage<string[]>()
  const statements: string[] = []
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...words: unknown[]
  ) {
    const [question] = words
    asking.getStore()?.push(typeof question === 'string' ? question : (question as { text: string }).text)
    return Reflect.apply(query, this, words)
  })
  try {
    await asking.run(statements, work)
  } finally {
    spy.mockRestore()
  }
  return statements
}
