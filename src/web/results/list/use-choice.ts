import { useState } from 'react'
import { isRunning, type ListedJob } from '#contract/entities/job.ts'

/** The jobs of a page that are selected for a bulk action. */
export interface Choice {
  isOn: boolean
  begin: () => void
  end: () => void
  /** Running jobs can't be selected. */
  choosable: ListedJob[]
  chosen: ListedJob[]
  set: (jobs: ListedJob[]) => void
  toggle: (job: ListedJob) => void
}

/** The selection of jobs on the page. Jobs that leave the page are deselected. */
export function useChoice(rows: ListedJob[]): Choice {
  const [ids, setIds] = useState<number[] | null>(null)
  const choosable = rows.filter((job) => !isRunning(job))
  const chosen = choosable.filter(({ id }) => ids?.includes(id))
  const set = (jobs: ListedJob[]) => setIds(jobs.map(({ id }) => id))
  return {
    isOn: ids !== null && choosable.length > 0,
    begin: () => setIds([]),
    end: () => setIds(null),
    choosable,
    chosen,
    set,
    toggle: (job) => set(chosen.includes(job) ? chosen.filter((other) => other !== job) : [...chosen, job]),
  }
}
