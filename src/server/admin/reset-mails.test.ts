import { expect, test } from '#server/testing/mail-test.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'

test('the mail about a password reset says what ended, and what works on without the password', async ({
  make,
  mails,
  start,
  inbox,
}) => {
  const issuer = 'https://issuer.example'
  const issued = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'bildwort', OIDC_CLIENT_SECRET: 'kept by the issuer' }
  const { platform } = await start(issued)
  const { pool } = platform
  const anna = await make.user({ language: 'de' })
  const deleted = await makeDescribedJob(platform, anna.id, [{}])
  await pool.query('update jobs set deleted_at = now() where id = $1', [deleted])
  const shared = await makeDescribedJob(platform, anna.id, [{}])
  await pool.query(
    `insert into job_shares (job_id, token_hash, expires_at) values
      ($1, 'a', now() + interval '1 day'), ($1, 'b', now()), ($2, 'c', now() + interval '1 day')`,
    [shared, deleted],
  )
  await pool.query(
    `insert into webhooks (user_id, url, events, sealed, secret_id, off_because) select
      $1, 'https://shop.example/', '{job.completed}', '', '', off from unnest('{null, null, gone}'::text[]) off`,
    [anna.id],
  )
  await pool.query(
    `insert into passkeys
      (user_id, credential_id, public_key, counter, transports, is_backed_up, rp_id, user_handle, name)
      values ($1, 'a', '', 0, '{}', false, 'bildwort.example', '', 'Phone')`,
    [anna.id],
  )
  await pool.query('insert into oidc_identities (issuer, subject, user_id) values ($1, $2, $3)', [
    issuer,
    'anna',
    anna.id,
  ])
  const textOf = async (on = platform) => {
    await mails.send({ kind: 'password_was_reset', userId: anna.id }, on)
    return inbox.mails.at(-1)!.text
  }
  const lead = 'alle Zugangstoken widerrufen. Weiter gelten: Passkeys (1), '
  expect(await textOf()).toContain(
    `${lead}Einmalanmeldung, Webhooks (2), Links zu Ergebnissen (1). Waren Sie das,`,
  )
  // Nobody can sign in through an issuer that is no longer configured.
  expect(await textOf((await start({})).platform)).toContain(`${lead}Webhooks (2),`)
})

test('if nothing works on, the mail does not mention it', async ({ make, mails, inbox }) => {
  const anna = await make.user({ language: 'en' })
  await mails.send({ kind: 'password_was_reset', userId: anna.id })
  const { subject, text } = await inbox.waitFor(anna.email)
  expect(subject).toBe('Your password was reset')
  expect(text).toContain('all access tokens are revoked. If this was you,')
})
