// Tests the alert rules with Prometheus' own tool: `npm run test:long -- alerts`. `PROMTOOL` is its path if it is not in PATH.
import { spawnSync } from 'node:child_process'

const promtool = process.env.PROMTOOL || 'promtool'
const checks = [
  ['check', 'config', 'prometheus.yaml'],
  ['test', 'rules', 'bildwort.rules.test.yaml'],
]

for (const check of checks) {
  const { status, error } = spawnSync(promtool, check, { cwd: 'deploy/prometheus', stdio: 'inherit' })
  if (error) {
    console.error(`${promtool} can't be run (${error.message}). On Debian: apt-get install prometheus`)
    process.exit(1)
  }
  if (status !== 0) process.exit(1)
}
