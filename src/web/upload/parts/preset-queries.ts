import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { addPreset, changePreset, deletePreset, listPresets } from '#contract/endpoints/presets.ts'
import type { PresetSettings } from '#contract/entities/preset.ts'
import { call } from '#web/http/call.ts'

const presetsKey = ['presets']

/** The user's presets, and the settings of their last job. */
export const presetsQuery = queryOptions({
  queryKey: presetsKey,
  queryFn: ({ signal }) => call(listPresets, { signal }),
})

export const refreshPresets = (queries: QueryClient) => queries.invalidateQueries({ queryKey: presetsKey })

export const addPresetMutation = mutationOptions({
  mutationFn: (body: { name: string; settings: PresetSettings }) => call(addPreset, { body }),
})

export const changePresetMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number; name?: string; settings?: PresetSettings }) =>
    call(changePreset, { params: { id }, body }),
})

export const deletePresetMutation = mutationOptions({
  mutationFn: (id: number) => call(deletePreset, { params: { id } }),
})

const patienceMs = 1_000

/**
 * The settings of the last job; null without one. Usually loaded before a file is chosen; does not wait for a server that does not answer.
 */
export async function lastSettings(queries: QueryClient): Promise<PresetSettings | null> {
  const patience = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  const asked = queries.fetchQuery({ ...presetsQuery, staleTime: Number.POSITIVE_INFINITY }).then(
    ({ last }) => last,
    () => null,
  )
  return Promise.race([asked, patience])
}
