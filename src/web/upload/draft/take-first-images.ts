import type { JobSettings } from './job-settings.ts'

/** The settings that limit the job to the first `images` of the list. */
export function takeFirstImages(images: number): Pick<JobSettings, 'amount' | 'customAmount'> {
  return { amount: 'custom', customAmount: String(images) }
}
