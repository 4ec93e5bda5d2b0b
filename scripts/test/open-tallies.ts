import { addUp, type Tally } from './tally.ts'

/** Runs the parts of a test command one after the other; `finish` prints the failures and, as the last line, the tally. */
export function openTallies() {
  const tallies: Tally[] = []
  return {
    async run(title: string, part: () => Tally | Promise<Tally>): Promise<void> {
      console.log(`\n── ${title}`)
      try {
        tallies.push(await part())
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        console.error(message)
        tallies.push({ passed: 0, failed: 1, skipped: 0, failures: [`${title}: ${message}`] })
      }
    },
    finish(): void {
      const { passed, failed, skipped, failures } = addUp(tallies)
      process.exitCode = failed > 0 ? 1 : 0
      if (failures.length > 0) console.log(`\n── what failed\n${failures.join('\n')}`)
      if (skipped > 0) console.log(`${skipped} skipped`)
      console.log(`${passed} passed, ${failed} failed`)
    },
  }
}
