import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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

// The npm that started this script, if any: the one in PATH may be another version, or missing. Not with this process's Node if it
// was one of node_modules, which `npm ci` has removed.
function npmCommand() {
  const { npm_execpath: path, npm_node_execpath: nodeOfNpm } = process.env
  const node = [process.execPath, nodeOfNpm].find((file) => file && existsSync(file))
  return node && path?.endsWith('npm-cli.js') ? [node, path] : ['npm']
}

function explain(complaint) {
  const code = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.exec(complaint)?.[1]
  if (code) return `the npm registry cannot be reached (${code}). Only the first start needs the network.`
  return `npm says: ${complaint.trim()}`
}
