import type { ExportJob } from './export-job.ts'

/**
 * How the original row of one image is written into a JSON export. A row of a JSON list is the very text of the
 * upload. A row of a CSV list is an object from header to cell in the list's order, or, where headers are empty
 * or equal, the array of its cells, because an object would lose some.
 */
export function writeSource(job: Pick<ExportJob, 'columns' | 'listKind'>): (source: string) => string {
  const { columns, listKind } = job
  const isNamed = columns.every(Boolean) && new Set(columns).size === columns.length
  if (listKind !== 'csv' || !isNamed) return (source) => source
  const keys = columns.map((column) => JSON.stringify(column))
  return (source) => {
    const cells: string[] = JSON.parse(source)
    // As text: in an object of JavaScript, headers that look like numbers would go to the front.
    return `{${keys.map((key, index) => `${key}:${JSON.stringify(cells[index] ?? '')}`).join(',')}}`
  }
}
