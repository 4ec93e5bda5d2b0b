import type { V1JobEvent } from '#contract/endpoints/v1/job-event.ts'
import type { EventShapes } from '#server/jobs/following/event-shapes.ts'
import { sayProblem } from '#server/jobs/reading/shape-image.ts'
import { imageIdOf } from './image-id.ts'
import { shapeV1Job } from './shape-v1.ts'

/** A job's events in the shape of API v1. */
export const v1Events: EventShapes = {
  name: 'v1',
  image: ({ position, filename, state, texts, fault, externalId, metadata, doneAt }, { id }, language) =>
    ({
      type: 'image',
      image: {
        id: imageIdOf({ jobId: id, position }),
        jobId: id,
        position,
        filename,
        state,
        problem: sayProblem(fault, language),
        texts: texts ?? {},
        externalId,
        metadata,
        doneAt: new Date(doneAt).toISOString(),
      },
    }) satisfies V1JobEvent,
  status: ({ job }, language) => ({ type: 'status', job: shapeV1Job(job, language) }) satisfies V1JobEvent,
  end: async (_, job, language) => ({ type: 'end', job: shapeV1Job(job, language) }) satisfies V1JobEvent,
}
