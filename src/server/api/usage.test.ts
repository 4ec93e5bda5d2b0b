import { readUsage } from '#contract/endpoints/v1/account.ts'
import { bookZone } from '#contract/entities/book-period.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { revokeToken } from '#server/accounts/tokens/revoke-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test } from '#server/testing/test.ts'

test('what each token was charged is told by month, with what it holds, and of nobody else', async ({
  make,
  platform,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const tokenOf = (userId: number, name: string) =>
    createToken(platform, userAt(userId, '192.0.2.7'), {
      name,
      scopes: ['account:read'],
      days: null,
      monthlyCapCents: null,
    })
  const [shop, blog, theirs] = [
    await tokenOf(anna.id, 'Shop'),
    await tokenOf(anna.id, 'Blog'),
    await tokenOf(berta.id, 'Other'),
  ]
  const hold = (userId: number, tokenId: number, cents: number, closed: string | null) =>
    platform.pool.query(
      `insert into credit_holds (job_id, user_id, token_id, cents, closed_at, charged_cents)
       select coalesce(max(job_id), 0) + 1, $1, $2, $3::int, $4::timestamptz,
         case when $4::timestamptz is not null then $3::int / 2 end
       from credit_holds`,
      [userId, tokenId, cents, closed],
    )
  const { rows } = await platform.pool.query<{ month: string; now: Date; before: Date }>(
    `select to_char(now() at time zone $1, 'YYYY-MM') as month, now(), now() - interval '70 days' as before`,
    [bookZone],
  )
  const { month, now, before } = rows[0]!
  await hold(anna.id, shop.token.id, 100, now.toISOString())
  await hold(anna.id, shop.token.id, 40, null)
  await hold(anna.id, shop.token.id, 300, before.toISOString())
  await hold(anna.id, blog.token.id, 60, now.toISOString())
  await hold(berta.id, theirs.token.id, 900, now.toISOString())
  await revokeToken(platform.db, userAt(anna.id, '192.0.2.7'), { owner: anna, tokenId: blog.token.id })

  const client = make.visitor().with({ authorization: `Bearer ${shop.text}` })
  const { body } = await client.call(readUsage, { query: { months: 2 } })
  expect(body).toEqual({
    usage: [
      { month, token: { id: blog.token.id, name: 'Blog' }, chargedCents: 30, heldCents: 0 },
      { month, token: { id: shop.token.id, name: 'Shop' }, chargedCents: 50, heldCents: 40 },
    ],
  })
  expect((await client.call(readUsage)).body.usage).toMatchObject([{}, {}, { chargedCents: 150 }])
})
