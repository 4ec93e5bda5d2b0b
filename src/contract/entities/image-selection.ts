import { z } from 'zod'
import { Id } from './id.ts'
import { ImageFilter } from './image-filter.ts'

/** Images of a job: by name, or all that match a filter. */
export const ImageSelection = z.union([
  z.strictObject({ images: z.array(Id).min(1).max(1_000) }),
  z.strictObject({ matching: ImageFilter }),
])
export type ImageSelection = z.infer<typeof ImageSelection>
