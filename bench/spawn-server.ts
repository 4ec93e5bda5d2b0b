import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Starts the product with the same command as `npm run serve`, once the web app is built. */
export function spawnServer(environment: Record<string, string>): ChildProcess {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const command: string = scripts.serve.split('&&').at(-1)
  return spawn('sh', ['-c', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...environment },
  })
}
