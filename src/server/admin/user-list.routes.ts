import { type SQL, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import * as calls from '#contract/endpoints/admin.ts'
import type { ListQuery } from '#contract/entities/list-query.ts'
import { listUsers } from '#server/accounts/list-users.ts'
import { readUser } from '#server/accounts/read-user.ts'
import { hasKeys } from '#server/apikeys/keys-of.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import { userParts } from './user-parts.ts'

const withKeys = hasKeys(sql`users.id`)
const waiting = sql`not users.is_admin and not ${withKeys}`

export const userListRoutes: MountRoutes = (app, { db }) => {
  const answerList = async (query: ListQuery, reply: FastifyReply, filter?: SQL) => {
    const { users, total } = await listUsers(db, userParts, query, filter)
    reply.header('x-total-count', total)
    return users
  }
  mount(app, calls.userDetail, ({ params }) => readUser(db, userParts, params.id))
  mount(app, calls.listUsers, ({ query, reply }) => answerList(query, reply))
  mount(app, calls.listUsersWithoutKeys, ({ query, reply }) => answerList(query, reply, waiting))
  mount(app, calls.listUsersWithKeys, ({ query, reply }) => answerList(query, reply, withKeys))
}
