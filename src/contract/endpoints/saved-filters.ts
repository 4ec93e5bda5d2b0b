import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { limits } from '#contract/limits.ts'
import { withoutHidden, withoutNul } from '#contract/lists/without-hidden.ts'

/** A filter of a job's images that its user named. */
export const SavedFilter = z.object({
  id: z.int(),
  name: z.string(),
  /** The conditions, as in the address of a job's page. */
  query: z.string(),
})
export type SavedFilter = z.infer<typeof SavedFilter>

export const SavedFilterInput = z.object({
  name: z.string().overwrite(withoutHidden).trim().min(1).max(limits.filterNameCharacters),
  query: z.string().overwrite(withoutNul).min(1).max(limits.filterQueryCharacters),
})

export const listSavedFilters = defineEndpoint({
  method: 'GET',
  url: '/api/filters',
  schema: {
    summary: 'The caller’s saved filters by name',
    response: { 200: z.array(SavedFilter) },
  },
  config: { access: 'user' },
})

export const saveFilter = defineEndpoint({
  method: 'POST',
  url: '/api/filters',
  schema: {
    summary: 'Save a filter under a name, in place of one with the same name',
    body: SavedFilterInput,
    response: { 200: SavedFilter },
  },
  config: { access: 'user', refusals: ['too_many_filters'] },
})

export const deleteSavedFilter = defineEndpoint({
  method: 'DELETE',
  url: '/api/filters/:id',
  schema: {
    summary: 'Delete a saved filter',
    params: z.object({ id: TypedId }),
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found'] },
})
