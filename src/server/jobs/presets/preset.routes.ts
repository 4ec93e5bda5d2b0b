import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/endpoints/presets.ts'
import type { Owner } from '#server/platform/caller.ts'
import { mount } from '#server/platform/mount.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { addPreset } from './add-preset.ts'
import { changePreset } from './change-preset.ts'
import { listPresets } from './presets.queries.ts'
import { ownPresets, presets } from './presets.tables.ts'
import { readLastSettings } from './read-last-settings.ts'

/** Named settings for jobs. */
export function presetRoutes(app: FastifyInstance, { db }: Platform): void {
  mount(app, calls.listPresets, async ({ caller }) => {
    const [presets, last] = await Promise.all([listPresets(db, caller), readLastSettings(db, caller)])
    return { presets, last }
  })

  mount(app, calls.addPreset, async ({ body, caller, reply }) =>
    reply.code(201).send(await addPreset(db, caller, body)),
  )

  mount(app, calls.changePreset, ({ params, body, caller }) => changePreset(db, caller, params.id, body))

  mount(app, calls.deletePreset, async ({ params, caller, reply }) => {
    await deletePreset(db, caller, params.id)
    return reply.code(204).send()
  })
}

/** Refuses `not_found`. */
async function deletePreset(db: Database, owner: Owner, id: number): Promise<void> {
  const gone = await db.delete(presets).where(and(ownPresets(owner), eq(presets.id, id)))
  if (gone.rowCount === 0) throw new Refusal('not_found')
}
