import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const lookEveryMs = 50
const endAtMegabytes = 6_000

export interface Figures {
  peakMegabytes: number
  /** Peak size of its temporary folder. */
  diskMegabytes: number
  wasEnded: boolean
}

/** Watches the memory of a process and the disk usage of its temporary folder. Kills it beyond 6 GB, because the machine is shared. */
export function watchProcess(pid: number, temporaryFolder: string): { stop(): Figures } {
  const figures: Figures = { peakMegabytes: 0, diskMegabytes: 0, wasEnded: false }
  const forgotPeak = forgetPeak(pid)
  const look = () => {
    figures.peakMegabytes = Math.max(figures.peakMegabytes, memory(pid, forgotPeak ? 'VmHWM' : 'VmRSS'))
    figures.diskMegabytes = Math.max(figures.diskMegabytes, sizeOf(temporaryFolder) / 1e6)
    if (figures.wasEnded || memory(pid, 'VmRSS') < endAtMegabytes) return
    figures.wasEnded = true
    process.kill(pid, 'SIGKILL')
  }
  look()
  const looking = setInterval(look, lookEveryMs)
  return {
    stop() {
      clearInterval(looking)
      look()
      return figures
    },
  }
}

/** CPU time so far in seconds, of all threads; 0 once the process is gone. */
export function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return 0
  }
}

/** Not possible on every machine. */
function forgetPeak(pid: number): boolean {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    return true
  } catch {
    return false
  }
}

/** In megabytes; 0 once the process is gone. */
function memory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function sizeOf(path: string): number {
  try {
    const stat = statSync(path)
    if (!stat.isDirectory()) return stat.size
    return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
  } catch {
    // Removed in the meantime.
    return 0
  }
}
