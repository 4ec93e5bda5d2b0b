import { tryHostileLists } from '#server/jobs/testing/try-hostile-lists.ts'
import { test } from '#server/testing/test.ts'

test('each of many hostile lists is stored or refused, and nothing else', async ({ make, platform }) => {
  await tryHostileLists(platform, await make.user(), { first: 21, last: 300 })
})
