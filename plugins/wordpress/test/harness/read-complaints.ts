import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What PHP and the WordPress in this folder logged so far. */
export function readComplaints(folder: string): string[] {
  const log = path.join(folder, 'wp-content/debug.log')
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(isComplaint) : []
}

// A WordPress that is older than its PHP, or than its own functions, says so at every turn, and that wordpress.org does not answer.
function isComplaint(line: string): boolean {
  const isOfCore = !line.includes('/wp-content/plugins/')
  return line !== '' && !(isOfCore && /PHP Deprecated:|wordpress\.org\/support/.test(line))
}
