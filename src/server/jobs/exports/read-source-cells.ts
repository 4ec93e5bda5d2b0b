import type { ExportJob } from './export-job.ts'
import { splitObject } from './split-object.ts'

/**
 * How the original cells of one image are read from its `source`: as many as the job has columns, in their order.
 * Of JSON objects a text is its cell as it is, anything else (numbers, nested) as it was written, null is empty.
 */
export function readSourceCells(job: Pick<ExportJob, 'columns' | 'listKind'>): (source: string) => string[] {
  const { columns, listKind } = job
  if (listKind === 'json-urls') return (source) => [cellOfValue(source.trim())]
  if (listKind === 'csv') return (source) => fitCells(JSON.parse(source), columns.length)
  return (source) => {
    const members = splitObject(source)
    return columns.map((column) => cellOfValue(members.get(column) ?? ''))
  }
}

function fitCells(cells: string[], width: number): string[] {
  if (cells.length === width) return cells
  return Array.from({ length: width }, (_, index) => cells[index] ?? '')
}

function cellOfValue(value: string): string {
  if (value.startsWith('"')) return JSON.parse(value)
  return value === 'null' ? '' : value
}
