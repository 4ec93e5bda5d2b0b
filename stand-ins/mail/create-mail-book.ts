import { findMails } from './find-mails.ts'
import type { Mail } from './read-mail.ts'

interface Waiter {
  /** Checks again; returns true once the awaited mail was found. */
  look(): boolean
  giveUp(why: string): void
}

/** Keeps the newest `keep` mails and passes them to waiting callers. */
export function createMailBook(keep: number) {
  const mails: Mail[] = []
  const taken = new WeakSet<Mail>()
  const waiters = new Set<Waiter>()
  let lastId = 0

  return {
    mails: mails as readonly Mail[],
    add(mail: Omit<Mail, 'id'>) {
      lastId += 1
      mails.push({ id: String(lastId), ...mail })
      if (mails.length > keep) mails.shift()
      for (const waiter of waiters) if (waiter.look()) return
    },
    /** The newest matching mail that was not returned before; each mail is returned once. */
    waitFor(to: string, subject?: RegExp, timeoutMs = 120_000): Promise<Mail> {
      const { promise, resolve, reject } = Promise.withResolvers<Mail>()
      const timer = setTimeout(() => waiter.giveUp(`within ${timeoutMs} ms`), timeoutMs)
      const end = () => {
        clearTimeout(timer)
        waiters.delete(waiter)
      }
      const waiter: Waiter = {
        look() {
          const mail = findMails(mails, to).findLast((mail) => !taken.has(mail) && fits(mail, subject))
          if (!mail) return false
          taken.add(mail)
          end()
          resolve(mail)
          return true
        },
        giveUp(why) {
          end()
          reject(
            new Error(`No new mail to ${to}${subject ? ` about ${subject}` : ''} ${why}. ${list(mails)}`),
          )
        },
      }
      waiters.add(waiter)
      waiter.look()
      return promise
    },
    forget() {
      mails.length = 0
    },
    close() {
      for (const waiter of waiters) waiter.giveUp('before the inbox was closed')
    },
  }
}

export type MailBook = ReturnType<typeof createMailBook>

// Not `test`, which keeps its position if the pattern is global.
function fits(mail: Mail, subject: RegExp | undefined): boolean {
  return !subject || mail.subject.search(subject) >= 0
}

function list(mails: readonly Mail[]): string {
  if (mails.length === 0) return 'The inbox is empty.'
  return `There is:\n${mails.map((mail) => `  to ${mail.to.join(', ')}: ${mail.subject}`).join('\n')}`
}
