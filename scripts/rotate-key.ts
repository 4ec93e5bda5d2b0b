import { rotateKeys } from '#server/apikeys/rotate-keys.ts'
import { resealImageHeaders } from '#server/jobs/image-headers.ts'
import { createSecrets } from '#server/platform/secrets/create-secrets.ts'
import { resealWebhooks } from '#server/webhooks/reseal-webhooks.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(
  async ({ db }, _, settings) => {
    const { resealed, alreadyRight } = await rotateKeys(db, createSecrets(settings), [
      resealWebhooks,
      resealImageHeaders,
    ])
    console.log(`Keys sealed anew: ${resealed}. Sealed with SECRET_KEY already: ${alreadyRight}.`)
  },
  ['SECRET_KEY'],
)
