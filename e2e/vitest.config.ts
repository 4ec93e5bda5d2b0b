import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take minutes: begun last, one of them would run alone while a core idles. */
const longest = ['accessibility', 'roles', 'quoted-texts', 'people', 'zoom', 'money', 'mistakes', 'lines']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return index < 0 ? longest.length : index
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    root: '.',
    include: ['e2e/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    // Each journey starts processes of its own; some only wait for what they ended, so there is one more than cores.
    maxWorkers: 3,
  },
})
