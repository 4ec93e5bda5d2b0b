import { fillIn } from '#contract/say.ts'
import { globalKeyWords } from '#contract/words/notification-words.ts'
import type { AdminMailOrder } from '#server/accounts/mails/order-admin-mail.ts'
import { findMailReader } from '#server/accounts/users/find-mail-reader.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import type { Database } from '#server/platform/open-database.ts'
import { adminMailWords as words } from './admin-mail-words.ts'
import { listWaiting } from './list-waiting.ts'

const usersWaiting: MailKind = {
  async address({ db, settings }, { userId }) {
    const reader = await findAdminReader(db, userId)
    if (!reader) return null
    const { language } = reader
    const { total, names } = await listWaiting(db, { onlyVerified: settings.GLOBAL_KEY_FOR_NEW })
    // The users have their keys by now.
    if (total === 0) return null
    const more = total - names.length
    const andMore = more > 0 ? fillIn(words.andMore[language], { count: more }, language) : ''
    return {
      reader,
      words: total === 1 ? words.user_waiting : words.users_waiting,
      link: `${settings.PUBLIC_URL}/admin/users#waiting`,
      isAlwaysSent: true,
      values: { count: total, andMore },
      foreignValues: { names },
    }
  },
}

const keyRefused: MailKind<Extract<AdminMailOrder, { kind: 'key_refused' }>> = {
  async address({ db, settings }, { userId, keyName, ownerId }) {
    const reader = await findAdminReader(db, userId)
    if (!reader) return null
    const owner = ownerId === null ? null : (await findOwners(db, [ownerId])).get(ownerId)
    return {
      reader,
      words: words.key_refused,
      link: `${settings.PUBLIC_URL}/admin/apikeys`,
      isAlwaysSent: true,
      values: {
        keyName,
        owner: ownerId === null ? globalKeyWords[reader.language] : '',
      },
      ...(owner && { foreignValues: { owner: owner.username } }),
    }
  },
}

/** Checks when the mail is sent whether the recipient is an administrator now. */
async function findAdminReader(db: Database, userId: number) {
  const reader = await findMailReader(db, userId)
  return reader?.isAdmin && reader.mailsOnJobEnd ? reader : null
}

/** The mails to administrators, for the mail worker. */
export const adminMails = {
  users_waiting: usersWaiting,
  key_refused: keyRefused,
} satisfies Record<AdminMailOrder['kind'], MailKind<never>>
