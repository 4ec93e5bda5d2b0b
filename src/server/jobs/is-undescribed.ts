import { faultsWith } from '#contract/fault-remedies.ts'

/** SQL: images without texts, in a finished job. */
export const isUndescribed = `state in ('failed', 'skipped')`

const hopeless = [...faultsWith('correct'), ...faultsWith('none')].map((code) => `'${code}'`)

/** SQL: images that failed and fail again, unless their address or file changes. */
export const isUnretryable = `job_images.state = 'failed' and job_images.fault ->> 'code' in (${hopeless})`

/** SQL: images without texts that can get some by a retry, in a finished job. */
export const isRetryable = `job_images.${isUndescribed} and (${isUnretryable}) is not true`
