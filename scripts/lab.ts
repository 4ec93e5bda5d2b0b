// Tools to run by hand: `npm run lab -- screens --quick`. Without a name it lists them.
import { spawnSync } from 'node:child_process'

const programs: Record<string, { files: readonly string[]; what: string }> = {
  screens: {
    files: ['scripts/build-web.ts', 'e2e/screens.ts'],
    what: 'photographs every state of the web app into screens; --quick: one shot each, --readme: the picture of README.md',
  },
  sbom: {
    files: ['scripts/write-sbom.ts'],
    what: 'writes what is shipped as CycloneDX (npm --silent run lab -- sbom > sbom.cdx.json)',
  },
}

const [name = '', ...words] = process.argv.slice(2)
if (Object.hasOwn(programs, name)) runProgram(programs[name]!.files)
else {
  for (const [each, { what }] of Object.entries(programs)) console.error(`${each.padEnd(12)}${what}`)
  process.exitCode = name === '' ? 0 : 1
}

/** The last command gets the remaining arguments; a failing command ends the run. */
function runProgram(files: readonly string[]): void {
  for (const [index, file] of files.entries()) {
    const isLast = index === files.length - 1
    const { status } = spawnSync(process.execPath, [file, ...(isLast ? words : [])], { stdio: 'inherit' })
    process.exitCode = status ?? 1
    if (status !== 0) return
  }
}
