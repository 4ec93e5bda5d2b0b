import type { Pool, QueryResult } from 'pg'

/**
 * Gives each statement that a pool is asked for, outside of transactions of its own, one in which `setLocally` was said
 * before: behind a pooler what is said for a session would hold for anybody's. That costs three ways in place of one.
 */
export function boundEachStatement(pool: Pool, setLocally: string): void {
  const query = async (...asked: unknown[]): Promise<QueryResult> => {
    const client = await pool.connect()
    try {
      await client.query(`begin; ${setLocally}`)
      const answer: QueryResult = await Reflect.apply(client.query, client, asked)
      await client.query('commit')
      return answer
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }
  Object.assign(pool, { query })
}
