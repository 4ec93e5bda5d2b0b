import type { Job } from '#contract/entities/job.ts'

export type DownloadFormat = 'csv' | 'json' | 'xlsx'

/**
 * The order in which a job's downloads are offered: a spreadsheet first if the list was one, then the format that was chosen for the job.
 */
export function downloadFormats({ format, filename }: Pick<Job, 'format' | 'filename'>): DownloadFormat[] {
  const chosen: DownloadFormat[] = format === 'csv' ? ['csv', 'json'] : ['json', 'csv']
  return /\.xlsx$/i.test(filename) ? ['xlsx', ...chosen] : [...chosen, 'xlsx']
}
