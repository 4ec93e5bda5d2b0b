import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'
import { putFirst } from './put-first.ts'

/**
 * Starts the files that are known to take long, in this order: started last, one of them would run alone while a core is idle. Vitest knows
 * durations only from earlier runs on the same machine.
 */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return putFirst(names, await super.sort(files))
    }
  }
}
