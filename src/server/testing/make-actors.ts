import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { apiKeyNames } from '#contract/entities/api-key.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { startSession } from '#server/accounts/signing-in/start-session.ts'
import { createUser } from '#server/accounts/users/create-user.ts'
import { assignKey } from '#server/apikeys/assign-key.ts'
import { sessionCookie } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createActor } from './create-actor.ts'
import { jobCalls } from './job-calls.ts'
import type { SecretBook } from './secret-book.ts'
import { setBalance } from './set-balance.ts'

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
      const id = await platform.db.transaction(async (tx) => {
        const userId = await createUser(tx, account)
        await setBalance(tx, userId, balanceCents)
        return userId
      })
      if (!isWaiting) {
        for (const name of apiKeyNames) await assignKey(platform, id, { name, useGlobal: true })
      }
      const token = await startSession(platform.db, { userId: id, days: platform.settings.SESSION_DAYS })
      secrets.note(password)
      secrets.note(token)
      const headers = { cookie: `${sessionCookie}=${token}`, ...languageHeader(language) }
      const actor = createActor(app, headers, secrets)
      return { ...actor, ...jobCalls(actor, pictureSite), id, username, email, password, token }
    },
  }
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
