/** Modules that start or end a job invalidate this key; everything below it is asked for anew then. */
export const jobsKey = 'jobs'
