import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'
import { putFirst } from './put-first.ts'

/**
 * Begins with the files that are known to take long, in this order: begun last, one of them would run alone while a core
 * idles. How long files took is remembered only where they ran before.
 */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return putFirst(names, await super.sort(files))
    }
  }
}
