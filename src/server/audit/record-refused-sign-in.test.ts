import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { login } from '#contract/endpoints/accounts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/test.ts'
import { recordRefusedSignIn, refusedRowsPerHour } from './record-refused-sign-in.ts'

const noon = new Date('2026-11-20T12:10:00Z')
const nobody = { userId: null, reason: 'wrong' } as const

async function rowsAt({ db }: Platform, hour: string) {
  const { rows } = await db.execute<{ network: string | null; subject: number | null; times: number }>(sql`
    select network, subject_id as subject, times from audit_events
    where tally like ${`${hour}%`} order by id`)
  return rows
}

test('refused sign-ins are counted by network, account and hour', async ({ make, platform }) => {
  const { db } = platform
  const anna = await make.user()
  const known = { userId: anna.id, reason: 'wrong' } as const
  const later = new Date('2026-11-20T12:50:00Z')
  const nextHour = new Date('2026-11-20T13:00:00Z')
  for (const now of [noon, later, nextHour]) {
    await recordRefusedSignIn(db, { network: '192.0.2.0/24' }, nobody, now)
    await recordRefusedSignIn(db, { network: '192.0.2.0/24' }, known, now)
  }
  await recordRefusedSignIn(db, { network: '198.51.100.0/24' }, known, later)
  expect(await rowsAt(platform, '2026-11-20T12')).toEqual([
    { network: '192.0.2.0/24', subject: null, times: 2 },
    { network: '192.0.2.0/24', subject: anna.id, times: 2 },
    { network: '198.51.100.0/24', subject: anna.id, times: 1 },
  ])
  expect((await rowsAt(platform, '2026-11-20T13')).map(({ times }) => times)).toEqual([1, 1])
})

test('of two concurrent refusals none is lost', async ({ platform }) => {
  const now = new Date('2026-11-20T14:10:00Z')
  const many = Array.from({ length: 20 }, () =>
    recordRefusedSignIn(platform.db, { network: '192.0.2.0/24' }, nobody, now),
  )
  await Promise.all(many)
  expect(await rowsAt(platform, '2026-11-20T14')).toEqual([
    { network: '192.0.2.0/24', subject: null, times: 20 },
  ])
})

test('guessing from ever more networks fills one row, not the disk', async ({ make, platform }) => {
  const { db } = platform
  const anna = await make.user()
  const known = { userId: anna.id, reason: 'wrong' } as const
  const now = new Date('2026-11-20T16:10:00Z')
  const network = (number: number) => `10.${number >> 8}.${number & 255}.0/24`
  for (let number = 0; number < refusedRowsPerHour + 50; number += 1) {
    await recordRefusedSignIn(db, { network: network(number) }, nobody, now)
  }
  await recordRefusedSignIn(db, { network: '192.0.2.0/24' }, known, now)
  await recordRefusedSignIn(db, { network: network(0) }, nobody, now)
  const rows = await rowsAt(platform, '2026-11-20T16')
  expect(rows).toHaveLength(refusedRowsPerHour + 2)
  expect(rows[0]).toEqual({ network: network(0), subject: null, times: 2 })
  expect(rows.slice(-2)).toEqual([
    { network: null, subject: null, times: 50 },
    { network: null, subject: anna.id, times: 1 },
  ])
})

test.for([
  ['a wrong password', { isVerified: true }, {}, 'not-the-password', 'wrong'],
  ['too many tries', { isVerified: true }, { RATE_LIMIT: 'on' }, 'not-the-password', 'too_many'],
  [
    'an address that is not verified',
    { isVerified: false },
    { REQUIRE_EMAIL_VERIFICATION: 'true', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org' },
    'the right password',
    'not_verified',
  ],
] as const)(
  '%s is recorded and logged in fixed words, with the network instead of the address',
  async ([, wishes, environment, password, reason], { start }) => {
    const site = await start({ ...environment, TRUST_PROXY: 'loopback' })
    const anna = await site.make.user({ ...wishes, password: 'the right password' })
    const visitor = site.make.visitor().with({ 'x-forwarded-for': '203.0.113.77' })
    const tries = reason === 'too_many' ? 11 : 1
    for (let number = 0; number < tries; number += 1) {
      await visitor.call(login, { body: { username: anna.username, password } })
    }
    const { rows } = await site.platform.db.execute(sql`
      select subject_id as subject, network, times from audit_events
      where network = '203.0.113.0/24' and details->>'reason' = ${reason}`)
    // Too many attempts are not attributed: the time of the record would reveal whether the name is known.
    const subject = reason === 'too_many' ? null : anna.id
    expect(rows).toEqual([{ subject, network: '203.0.113.0/24', times: 1 }])
    const line = site.logs.lines().findLast(({ msg }) => msg === 'sign-in refused')
    expect(line).toMatchObject({ level: 40, network: '203.0.113.0/24', reason })
    expect(site.logs.text()).not.toContain('203.0.113.77')
    const readByFail2ban = site.logs.text().match(await failregex())
    expect(readByFail2ban?.groups).toEqual({ network: '203.0.113.0/24' })
  },
)

/** The pattern of deploy/fail2ban; `<SUBNET>` is fail2ban's placeholder for a network. */
async function failregex(): Promise<RegExp> {
  const filter = await readFile('deploy/fail2ban/filter.d/bildwort.conf', 'utf8')
  const [, pattern = 'nothing'] = /^failregex = (.+)$/m.exec(filter) ?? []
  return new RegExp(pattern.replace('<SUBNET>', '(?<network>[\\da-f.:]+/\\d+)'))
}
