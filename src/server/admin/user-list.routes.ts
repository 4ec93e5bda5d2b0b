import { and, type SQL, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import * as calls from '#contract/endpoints/admin.ts'
import { listUsers } from '#server/accounts/users/list-users.ts'
import { readUser } from '#server/accounts/users/read-user.ts'
import { extraUserColumns, hasKeys, hasRefusedKey } from '#server/apikeys/keys-of.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { isWaiting } from './list-waiting.ts'

const withKeys = hasKeys(sql`users.id`)
const inState = {
  waiting: isWaiting,
  key_refused: hasRefusedKey(sql`users.id`),
  suspended: sql`users.suspended_at is not null`,
  admin: sql`users.is_admin`,
} satisfies Record<calls.UserState, SQL>

export const userListRoutes: MountRoutes = (app, { db }) => {
  const answerList = async (query: calls.UserQuery, reply: FastifyReply, filter?: SQL) => {
    const wanted = and(filter, query.state && inState[query.state])
    const { users, total } = await listUsers(db, extraUserColumns, query, wanted)
    reply.header('x-total-count', total)
    return users
  }
  mount(app, calls.userDetail, ({ params }) => readUser(db, extraUserColumns, params.id))
  mount(app, calls.listUsers, ({ query, reply }) => answerList(query, reply))
  mount(app, calls.listUsersWithoutKeys, ({ query, reply }) => answerList(query, reply, isWaiting))
  mount(app, calls.listUsersWithKeys, ({ query, reply }) => answerList(query, reply, withKeys))
}
