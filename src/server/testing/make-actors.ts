import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type ApiKeyName, apiKeyNames } from '#contract/entities/api-key.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import type { NewUser } from '#server/accounts/users/create-user.ts'
import { sessionCookie } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { createActor } from './create-actor.ts'
import { jobCalls } from './job-calls.ts'
import type { SecretBook } from './secret-book.ts'

type UserWishes = {
  username?: string
  email?: string
  password?: string
  isAdmin?: boolean
  isVerified?: boolean
  /** Waits for a first key; otherwise the global keys are assigned. */
  isWaiting?: boolean
  /** Of the account, and of the requests. */
  language?: UiLanguage
  /** Default 1,000 €: most tests are not about money. */
  balanceCents?: number
}

const commonPassword = 'correct horse battery'
const hashes = new Map<string, Promise<string>>()

/** Builders of whoever calls the app. Each user has a name of their own unless the test wants a certain one. */
export function makeActors(
  app: FastifyInstance,
  platform: Platform,
  pictureSite: string,
  secrets: SecretBook,
) {
  return {
    /** Somebody without a session. */
    visitor: ({ language }: { language?: UiLanguage } = {}) =>
      createActor(app, languageHeader(language), secrets),

    /** Somebody signed in, by cookie as in a browser. */
    async user(wishes: UserWishes = {}) {
      const {
        username = `user-${randomBytes(5).toString('hex')}`,
        password = commonPassword,
        language,
      } = wishes
      const email = wishes.email ?? `${username}@example.org`
      const passwordHash = await hashOf(password)
      const { isAdmin = false, isVerified = true, isWaiting = isAdmin } = wishes
      const account = { username, email, passwordHash, isAdmin, isVerified, language: language ?? 'de' }
      const { balanceCents = 100_000 } = wishes
      const token = randomBytes(32).toString('base64url')
      const id = await addUser(platform, {
        ...account,
        balanceCents,
        keys: isWaiting ? [] : apiKeyNames,
        token,
      })
      secrets.note(password)
      secrets.note(token)
      const headers = { cookie: `${sessionCookie}=${token}`, ...languageHeader(language) }
      const actor = createActor(app, headers, secrets)
      return { ...actor, ...jobCalls(actor, pictureSite), id, username, email, password, token }
    },
  }
}

interface WholeUser extends Required<NewUser> {
  balanceCents: number
  /** Of these the global one. */
  keys: readonly ApiKeyName[]
  /** Of the session. */
  token: string
}

/**
 * Adds a user in one statement; returns the id. The product takes fourteen, which were a tenth of the work of all tests:
 * there are thousands of users in them. `make-actors.test.ts` keeps the two alike.
 */
async function addUser({ pool, settings }: Platform, user: WholeUser): Promise<number> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'test-add-user',
    text: `
      with added as (
        insert into users (username, email, password_hash, is_admin, is_verified, language)
        values ($1, $2, $3, $4, $5, $6) returning id
      ), account as (
        insert into credit_accounts (user_id, balance_cents) select id, $7 from added
      ), booked as (
        insert into credit_transactions (user_id, cause, amount_cents, reference, admin_id)
        select id, 'starting_credit', ${limits.startingCreditCents}, 'start:' || id, null from added
        union all
        select id, 'adjustment', $7 - ${limits.startingCreditCents}, 'test:' || id, id from added
        where $7 <> ${limits.startingCreditCents}
      ), assigned as (
        insert into user_keys (user_id, name) select id, unnest($8::text[]) from added
      ), signed_in as (
        insert into sessions (user_id, token_hash, expires_at)
        select id, $9, now() + make_interval(days => $10) from added
      )
      select id from added`,
    values: [
      user.username,
      user.email,
      user.passwordHash,
      user.isAdmin,
      user.isVerified,
      user.language,
      user.balanceCents,
      user.keys,
      hashToken(user.token),
      settings.SESSION_DAYS,
    ],
  })
  return rows[0]!.id
}

// One for each password, in all tests of a worker: a hash is meant to take long.
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}

function languageHeader(language: UiLanguage | undefined): Record<string, string> {
  return language ? { 'accept-language': language } : {}
}
