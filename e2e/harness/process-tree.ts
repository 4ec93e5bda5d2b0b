import { readdirSync, readFileSync } from 'node:fs'

/** The ids of a process and all its descendants, from Linux's /proc. */
export function processTree(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const child = Number(name)
    const parent = Number.isInteger(child) ? parentOf(child) : null
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), child])
  }
  const tree = [pid]
  for (const member of tree) tree.push(...(children.get(member) ?? []))
  return tree
}

function parentOf(pid: number): number | null {
  try {
    // The command's name is in parentheses and can contain spaces: parse what follows it.
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
    return Number(afterName.split(' ')[1])
  } catch {
    return null
  }
}
