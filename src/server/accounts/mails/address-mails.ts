import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { AddressSide } from '#contract/endpoints/addresses.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { addressChanges } from '#server/accounts/addresses.tables.ts'
import { issueAddressLink } from '#server/accounts/links/issue-address-link.ts'
import { findMailReader } from '#server/accounts/users/find-mail-reader.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Settings } from '#server/platform/read-settings.ts'
import { addressMailWords as words } from './address-mail-words.ts'
import type { AddressMailOrder } from './order-account-mail.ts'

type AddressMail = MailKind<AddressMailOrder>

const confirmNewAddress: AddressMail = {
  async address({ db, settings }, { userId, changeId }) {
    const change = await findWaiting(db, changeId)
    const reader = await findMailReader(db, userId)
    if (!change || !reader || change.newConfirmedAt) return null
    // The requester learns nothing about this account and gets no link: the address stays with its owner.
    const holder = await findHolder(db, { email: change.newEmail, userId })
    if (holder) return { reader: holder, words: words.address_wanted, link: `${settings.PUBLIC_URL}/` }
    return {
      reader: { ...reader, email: change.newEmail, isVerified: false },
      words: words.confirm_new_address,
      link: await linkOf(db, settings, { changeId, side: 'new' }),
      isForUnverified: true,
    }
  },
}

const agreeToAddress: AddressMail = {
  async address({ db, settings }, { userId, changeId }) {
    const change = await findWaiting(db, changeId)
    const reader = await findMailReader(db, userId)
    if (!change || !reader || !change.asksOld || change.oldAgreedAt) return null
    return {
      reader: { ...reader, email: change.oldEmail },
      words: words.agree_to_address,
      link: await linkOf(db, settings, { changeId, side: 'old' }),
      foreignValues: { address: change.newEmail },
    }
  },
}

const addressChanged: AddressMail = {
  async address({ db, settings }, { userId, changeId }) {
    const change = await findMade(db, changeId)
    const reader = await findMailReader(db, userId)
    if (!change || !reader) return null
    return {
      reader: { ...reader, email: change.newEmail },
      words: words.address_changed,
      link: `${settings.PUBLIC_URL}/konto`,
    }
  },
}

const addressLeft: AddressMail = {
  async address({ db, settings }, { userId, changeId }) {
    const change = await findMade(db, changeId)
    const reader = await findMailReader(db, userId)
    if (!change?.asksOld || !reader) return null
    return {
      reader: { ...reader, email: change.oldEmail },
      words: words.address_left,
      link: `${settings.PUBLIC_URL}/`,
      foreignValues: { address: change.newEmail },
    }
  },
}

/** The mails about address changes. */
export const addressMails = {
  confirm_new_address: confirmNewAddress,
  agree_to_address: agreeToAddress,
  address_changed: addressChanged,
  address_left: addressLeft,
} satisfies Record<AddressMailOrder['kind'], AddressMail>

async function findWaiting(db: Database, changeId: number) {
  const isWaiting = and(isNull(addressChanges.changedAt), gt(addressChanges.expiresAt, sql`now()`))
  const [change] = await db
    .select()
    .from(addressChanges)
    .where(and(eq(addressChanges.id, changeId), isWaiting))
  return change ?? null
}

async function findMade(db: Database, changeId: number) {
  const [change] = await db
    .select()
    .from(addressChanges)
    .where(and(eq(addressChanges.id, changeId), isNotNull(addressChanges.changedAt)))
  return change ?? null
}

async function findHolder(db: Database, { email, userId }: { email: string; userId: number }) {
  const [holder] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, sql`lower(${email})`),
        isNull(users.deletedAt),
        ne(users.id, userId),
      ),
    )
  return holder ? findMailReader(db, holder.id) : null
}

async function linkOf(
  db: Database,
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
  link: { changeId: number; side: AddressSide },
): Promise<string> {
  const token = await issueAddressLink(db, link)
  return `${PUBLIC_URL}/auth/change-address?token=${encodeURIComponent(token)}`
}
