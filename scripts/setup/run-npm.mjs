import { spawnSync } from 'node:child_process'

/** Runs npm quietly in `folder`; throws with its output if it fails. */
export function runNpm(folder, words) {
  const [command, ...rest] = npmCommand()
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier']
  const { status, error, stdout, stderr } = spawnSync(command, [...rest, ...words, ...quiet], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32' && rest.length === 0,
  })
  if (error) throw new Error(`npm could not be started (${error.message}). It comes with Node.js.`)
  if (status !== 0) throw new Error(explain(stderr || stdout))
}

// The npm that started this script, if any: the one in PATH may be another version, or missing.
function npmCommand() {
  const path = process.env.npm_execpath
  return path?.endsWith('npm-cli.js') ? [process.execPath, path] : ['npm']
}

function explain(complaint) {
  const code = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.exec(complaint)?.[1]
  if (code) return `the npm registry cannot be reached (${code}). Only the first start needs the network.`
  return `npm says: ${complaint.trim()}`
}
