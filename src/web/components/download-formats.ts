import type { Job } from '#contract/entities/job.ts'

export type DownloadFormat = 'csv' | 'json' | 'xlsx'

/** In what order a job's results are offered: as a list came as a spreadsheet, so it comes back first; then the format that was chosen for the job. */
export function downloadFormats({ format, filename }: Pick<Job, 'format' | 'filename'>): DownloadFormat[] {
  const chosen: DownloadFormat[] = format === 'csv' ? ['csv', 'json'] : ['json', 'csv']
  return /\.xlsx$/i.test(filename) ? ['xlsx', ...chosen] : [...chosen, 'xlsx']
}
