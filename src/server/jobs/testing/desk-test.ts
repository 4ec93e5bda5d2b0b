import type { Wishes } from '#server/describing/describe-picture.ts'
import { openDescriber } from '#server/provider-runtime/open-describer.ts'
import { requireKeys } from '#server/provider-runtime/require-keys.ts'
import { generated } from '#server/testing/job-calls.ts'
import { test as jobTest } from '#server/testing/job-test.ts'
import { giveOwnKeys } from '#server/testing/own-keys.ts'

export { expect } from '#server/testing/job-test.ts'

const wishes: Wishes = {
  languages: ['de'],
  context: '',
  filename: '',
  promptType: 'system',
  customPrompt: '',
  row: {},
}

/** A web process as it is started, and a user whose pictures it describes. */
export const test = jobTest.extend('desk', async ({ start, ai, pictures }, { onCleanup }) => {
  const { platform, make, logs } = await start({
    ANTHROPIC_BASE_URL: ai.url,
    OPENAI_BASE_URL: `${ai.url}/v1`,
    ANTHROPIC_API_KEY: '',
    OPENAI_API_KEY: '',
  })
  const describer = openDescriber(platform)
  onCleanup(describer.close)
  const { id } = await make.user()
  await giveOwnKeys(platform, id, 'desk')
  const keys = await requireKeys(platform, { id, isAdmin: false, language: 'de' })
  const [url] = generated(pictures.url, 1, 71_000)
  const bugs: unknown[] = []
  const steps: string[] = []
  return {
    platform,
    logs,
    describer,
    bugs,
    steps,
    describe: (signal = new AbortController().signal) =>
      describer.describe(keys, { url: url! }, wishes, {
        signal,
        group: 'desk',
        onBug: (bug) => bugs.push(bug),
        onStep: (step) => steps.push(step),
      }),
    /** The child processes that were started, in order. */
    pids: () =>
      logs
        .lines()
        .flatMap(({ pid, msg }) => (msg?.startsWith('started the child process') ? [Number(pid)] : [])),
  }
})
