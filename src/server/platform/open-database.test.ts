import { expect, test } from '#server/testing/test.ts'

test('a process whose machine has vanished holds its locks for a minute at most', async ({ platform }) => {
  const { rows } = await platform.pool.query('show idle_in_transaction_session_timeout')
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
})
