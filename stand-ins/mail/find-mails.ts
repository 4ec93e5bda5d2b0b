import type { Mail } from './read-mail.ts'

/** The mails to an address, case-insensitive; all mails without one. */
export function findMails(mails: readonly Mail[], to: string | undefined): Mail[] {
  // A plus that was typed into the address bar arrives as a space, which no address contains.
  const address = to?.replaceAll(' ', '+').toLowerCase()
  return mails.filter((mail) => !address || mail.to.includes(address))
}
