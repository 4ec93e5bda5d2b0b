// Has Prometheus' own tool read and try the alert rules: `npm run test:long -- alerts`. `PROMTOOL` names it where it is not in PATH.
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
