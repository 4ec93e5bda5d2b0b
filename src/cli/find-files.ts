import { stat } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { wrongUse } from './exits.ts'

/** The files of patterns, files and folders (of these, all with such an ending), each once, in alphabetical order. */
export async function findFiles(patterns: readonly string[], endings: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const pattern of patterns) {
    const kind = await stat(pattern).catch(() => null)
    const files = kind?.isFile() ? [pattern] : await list(pattern, kind?.isDirectory() ?? false, endings)
    if (files.length === 0) throw wrongUse(`No file is at ${pattern}.`)
    for (const file of files) found.add(file)
  }
  return [...found].toSorted()
}

async function list(pattern: string, isFolder: boolean, endings: readonly string[]): Promise<string[]> {
  const inside = `**/*.{${endings.join(',')}}`
  const files = await glob(isFolder ? inside : pattern.replaceAll('\\', '/'), {
    cwd: isFolder ? pattern : process.cwd(),
    ignore: ['**/node_modules/**', '**/.git/**'],
    caseSensitiveMatch: false,
    expandDirectories: false,
    dot: false,
  })
  return isFolder ? files.map((file) => path.join(pattern, file)) : files
}
