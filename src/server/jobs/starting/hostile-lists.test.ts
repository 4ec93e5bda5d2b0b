import { tryHostileLists } from '#server/jobs/testing/try-hostile-lists.ts'
import { test } from '#server/testing/test.ts'

test('a hostile list is stored or refused, and nothing else', async ({ make, platform }) => {
  await tryHostileLists(platform, await make.user(), { first: 1, last: 20 })
})
