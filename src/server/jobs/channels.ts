/** Work was queued: idle workers look at once. No payload. */
export const workChannel = 'bildwort_work'

/** A job's state or counts changed. Payload: the job's id. */
export const changedChannel = 'bildwort_job_changed'

/** A job is to stop. Payload: the job's id. */
export const stopChannel = 'bildwort_job_stop'
