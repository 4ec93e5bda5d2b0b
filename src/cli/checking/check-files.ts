import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { readSourceText } from '#cli/sources/source-text.ts'
import { checkSource, type Unread } from './check-source.ts'
import type { Finding } from './findings.ts'

export interface Checked {
  findings: Omit<Finding, 'isFailure'>[]
  unread: Unread[]
}

/** A thread takes as long to start as this many files to check. */
const filesForThreads = 400

/** Checks files, on all cores if they are many; in the order of the files. */
export async function checkFiles(files: readonly string[], root: string): Promise<Checked> {
  const threads = Math.min(availableParallelism(), 8)
  if (files.length < filesForThreads || threads < 2) return checkHere(files, root)
  // Neighbours are alike: a folder of long pages is work for all threads.
  const parts = Array.from({ length: threads }, (_, part) =>
    files.filter((_file, at) => at % threads === part),
  )
  const checked = await Promise.all(parts.map((part) => checkInThread(part, root)))
  const places = new Map(files.map((file, at) => [file, at]))
  const inOrder = <One extends { file: string }>(ones: One[]) =>
    ones.toSorted((a, b) => places.get(a.file)! - places.get(b.file)!)
  return {
    findings: inOrder(checked.flatMap(({ findings }) => findings)),
    unread: inOrder(checked.flatMap(({ unread }) => unread)),
  }
}

export function checkHere(files: readonly string[], root: string): Checked {
  const checked: Checked = { findings: [], unread: [] }
  for (const file of files) {
    try {
      // Nothing else waits for this thread, and this opens files faster.
      const { text } = readSourceText(readFileSync(file))
      checked.findings.push(...checkSource(file, text, root))
    } catch (fault) {
      checked.unread.push({ file, reason: fault instanceof Error ? fault.message : String(fault) })
    }
  }
  return checked
}

function checkInThread(files: readonly string[], root: string): Promise<Checked> {
  // In the package the build has put it beside this.
  const name = import.meta.url.endsWith('.ts') ? './check-thread.ts' : './check-thread.js'
  const worker = new Worker(new URL(name, import.meta.url), {
    workerData: { files, root },
    // Trees of pages are large and short-lived.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
