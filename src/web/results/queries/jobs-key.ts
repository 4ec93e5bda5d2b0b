/** Modules that start or end a job invalidate this key, which refetches everything below it. */
export const jobsKey = 'jobs'
