import { rotateKeys } from '#server/apikeys/rotate-keys.ts'
import { migrate } from '#server/platform/migrate.ts'
import { processEnvironment, readSettings } from '#server/platform/read-settings.ts'
import { createSecrets } from '#server/platform/secrets/create-secrets.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async ({ db, pool }) => {
  const secrets = createSecrets(readSettings(processEnvironment(), ['SECRET_KEY']))
  await migrate(pool)
  const { resealed, alreadyRight } = await rotateKeys(db, secrets)
  console.log(`Keys sealed anew: ${resealed}. Sealed with SECRET_KEY already: ${alreadyRight}.`)
})
