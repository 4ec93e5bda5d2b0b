import type pg from 'pg'

/** The pool, except that the first `times` questions find no database. */
export function failingPool(pool: pg.Pool, times: number, isMeant = (_question: unknown) => true): pg.Pool {
  let left = times
  return Object.assign(Object.create(pool), {
    async query(...words: Parameters<pg.Pool['query']>) {
      if (left > 0 && isMeant(words[0])) {
        left -= 1
        throw Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
      }
      return pool.query(...words)
    },
  })
}
