import type { Mail } from './read-mail.ts'

/** The mails to one address, in whatever case it is written; all of them without one. */
export function findMails(mails: readonly Mail[], to: string | undefined): Mail[] {
  // A plus that was typed into the address bar arrives as a space, which no address has.
  const address = to?.replaceAll(' ', '+').toLowerCase()
  return mails.filter((mail) => !address || mail.to.includes(address))
}
