import { inArray } from 'drizzle-orm'
import { jobImages } from '#server/jobs/jobs.tables.ts'

/** Of an image: whoever has a link to its job may see it. */
export const hasTexts = inArray(jobImages.state, ['succeeded', 'carried'])
