import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'

const deployed = 'deploy/prometheus'
const rules = 'bildwort.rules.yaml'
const command = process.env.PROMETHEUS ?? 'prometheus'

export interface Rule {
  name: string
  query: string
  /** `ok` if it was evaluated without an error. */
  health: string
  lastError?: string
}

export interface Alert {
  labels: Record<string, string>
  state: 'pending' | 'firing'
}

/**
 * Starts Prometheus (`PROMETHEUS`, or the one in PATH) with the configuration and alert rules from `deploy`, except for its targets and
 * intervals of one second. `folder` is for its files.
 */
export async function startPrometheus(folder: string, targets: string[]) {
  const configuration = join(folder, 'prometheus.yaml')
  const written = readFileSync(join(deployed, 'prometheus.yaml'), 'utf8')
  const ours = written
    .replace("'127.0.0.1:9464'", targets.map((target) => `'${target}'`).join(', '))
    .replaceAll(/(_interval): \d+s/g, '$1: 1s')
  if (!targets.every((target) => ours.includes(target))) throw new Error('the configuration has no targets')
  writeFileSync(configuration, ours)
  copyFileSync(join(deployed, rules), join(folder, rules))
  const address = `127.0.0.1:${await freePort()}`
  const child = spawn(
    command,
    [
      `--config.file=${configuration}`,
      `--storage.tsdb.path=${join(folder, 'series')}`,
      `--web.listen-address=${address}`,
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  child.stderr.on('data', (text) => (output += text))
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (error) =>
      reject(new Error(`${command} can't be run (${error.message}). On Debian: apt-get install prometheus`)),
    )
    child.once('exit', () => reject(new Error(`Prometheus ended:\n${output}`)))
  })
  failed.catch(() => {})
  const ready = async () => {
    while (!(await fetch(`http://${address}/-/ready`).catch(() => null))?.ok) await sleep(100)
  }
  await Promise.race([ready(), failed])

  const ask = async <Data>(path: string): Promise<Data> => {
    const answer = await fetch(`http://${address}/api/v1/${path}`)
    const body = (await answer.json()) as { status: string; error?: string; data: Data } // its own API's
    if (body.status !== 'success') throw new Error(`${path}: ${body.error}`)
    return body.data
  }
  return {
    /** By instance: whether it answers. */
    async targets(): Promise<Record<string, boolean>> {
      const { activeTargets } = await ask<{
        activeTargets: { labels: { instance: string }; health: string }[]
      }>('targets')
      return Object.fromEntries(activeTargets.map(({ labels, health }) => [labels.instance, health === 'up']))
    },
    async rules(): Promise<Rule[]> {
      const { groups } = await ask<{ groups: { rules: Rule[] }[] }>('rules')
      return groups.flatMap((group) => group.rules)
    },
    alerts: async () => (await ask<{ alerts: Alert[] }>('alerts')).alerts,
    /** The number of series of an expression. */
    async count(expression: string): Promise<number> {
      const { result } = await ask<{ result: unknown[] }>(`query?query=${encodeURIComponent(expression)}`)
      return result.length
    },
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
