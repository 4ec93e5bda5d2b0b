/** SQL: images without texts, in a finished job. */
export const isUndescribed = `state in ('failed', 'skipped')`
