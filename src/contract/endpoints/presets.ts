import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { Preset, PresetName, PresetSettings } from '#contract/entities/preset.ts'

const PresetParams = z.object({ id: TypedId })

export const listPresets = defineEndpoint({
  method: 'GET',
  url: '/api/presets',
  schema: {
    summary: 'The caller’s named settings by name, and the settings of their last job',
    response: {
      200: z.object({
        presets: z.array(Preset),
        /** Null: the user has no job. */
        last: PresetSettings.nullable(),
      }),
    },
  },
  config: { access: 'user' },
})

export const addPreset = defineEndpoint({
  method: 'POST',
  url: '/api/presets',
  schema: {
    summary: 'Keep settings under a name',
    body: z.object({ name: PresetName, settings: PresetSettings }),
    response: { 201: Preset },
  },
  config: { access: 'user', refusals: ['preset_name_taken', 'too_many_presets'] },
})

export const changePreset = defineEndpoint({
  method: 'PATCH',
  url: '/api/presets/:id',
  schema: {
    summary: 'Rename named settings, or replace what they hold',
    params: PresetParams,
    body: z.object({ name: PresetName.optional(), settings: PresetSettings.optional() }),
    response: { 200: Preset },
  },
  config: { access: 'user', refusals: ['not_found', 'preset_name_taken'] },
})

export const deletePreset = defineEndpoint({
  method: 'DELETE',
  url: '/api/presets/:id',
  schema: {
    summary: 'Delete named settings',
    params: PresetParams,
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found'] },
})
