/** SQL: of a job that is over, the images that have no texts. */
export const isUndescribed = `state in ('failed', 'skipped')`
