import type { FastifyRequest } from 'fastify'
import { readImageId } from '#server/api/image-id.ts'
import type { Subject } from './repeats.tables.ts'

/** What an answer is about, and goes with: calls below these addresses are answered with an image, or with a job. */
export function subjectOf(
  { routeOptions: { url: route = '' } }: FastifyRequest,
  body: unknown,
): Subject | null {
  // Safe: their schemas let nothing else out.
  if (/^\/api\/v1\/images\b/.test(route)) return readImageId((body as { id: string }).id)
  if (/^\/api\/v1\/jobs\b/.test(route)) return { jobId: (body as { id: number }).id, position: null }
  return null
}
