import { execFileSync } from 'node:child_process'
import { markShipped } from './sbom/mark-shipped.ts'
import { shippedPackages } from './sbom/shipped-packages.ts'

// From the lock file alone, which names the packages of every machine.
const written = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
  stdio: ['ignore', 'pipe', 'inherit'],
})
console.log(JSON.stringify(markShipped(JSON.parse(written), shippedPackages()), null, 2))
