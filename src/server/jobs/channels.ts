/** Work was queued: idle workers look at once. No payload. */
export const workChannel = 'bildwort_work'

/** The state or counts of jobs changed. Payload: their ids, separated by commas. */
export const changedChannel = 'bildwort_job_changed'

/** A job is to stop. Payload: the job's id. */
export const stopChannel = 'bildwort_job_stop'
