import { expect, test } from 'vitest'
import { everyCall, nameOfCall } from '#contract/testing/every-call.ts'

test('calls that open, end or empty an account need a recently shown factor of users who have one', async () => {
  const asked = everyCall.filter(({ config }) => config.needsConfirmation)
  expect(asked.map(nameOfCall).toSorted()).toEqual([
    'DELETE /api/admin/apikeys/:name',
    'DELETE /api/admin/users/:id',
    'DELETE /api/admin/users/:id/apikeys/:name',
    'DELETE /api/admin/users/:id/tokens/:tokenId',
    'DELETE /api/user',
    'DELETE /api/user/passkeys/:id',
    'DELETE /api/user/second-factor/totp',
    'DELETE /api/user/single-sign-on',
    'PATCH /api/admin/users/:id/limits',
    'PATCH /api/user/webhooks/:id',
    'POST /api/admin/apikeys',
    'POST /api/admin/credits/adjust',
    'POST /api/admin/users/:id/assign-apikey',
    'POST /api/admin/users/:id/end-sessions',
    'POST /api/admin/users/:id/lift-suspension',
    'POST /api/admin/users/:id/make-admin',
    'POST /api/admin/users/:id/reset-stats',
    'POST /api/admin/users/:id/suspend',
    'POST /api/admin/users/:id/unmake-admin',
    'POST /api/admin/users/assign-apikeys',
    'POST /api/user/address-change',
    'POST /api/user/passkeys/options',
    'POST /api/user/second-factor/recovery-codes',
    'POST /api/user/second-factor/totp',
    'POST /api/user/second-factor/totp/confirm',
    'POST /api/user/single-sign-on',
    'POST /api/user/tokens',
    'POST /api/user/webhooks',
    'POST /api/user/webhooks/:id/rotate',
  ])
})
