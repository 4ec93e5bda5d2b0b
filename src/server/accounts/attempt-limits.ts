import type { Limit } from '#server/platform/limit-attempts.ts'

const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * How often what may be tried. A network is an IPv4 address or an IPv6 /64; a /56 may 4 times, a /48 16 times as much. A
 * name is what was typed, so that no answer tells which name and address are one account's. Source: docs/specification.md#limits
 */
export const attemptLimits = named({
  loginsPerNetwork: { max: 20, windowMs: minuteMs },
  /** From one network, to one name. */
  failuresPerNetwork: { max: 10, windowMs: 15 * minuteMs },
  /** The same while somebody tries the name from many networks. */
  failuresUnderAttack: { max: 3, windowMs: 15 * minuteMs },
  /** So many sign-ins by one name from unknown browsers are no attack yet. */
  triesBeforeAttack: { max: 30, windowMs: hourMs },
  /**
   * By one name, from all networks together: each network's first try, and the further ones. They only slow down: whoever
   * is refused waits less than a minute. The first is wide, so that 200 guessing networks leave room for the owner's.
   */
  firstTriesPerName: { max: 240, windowMs: minuteMs },
  furtherTriesPerName: { max: 60, windowMs: minuteMs },
  /** A browser that the account was signed in with before is counted by nothing else. */
  failuresPerKnownBrowser: { max: 10, windowMs: 15 * minuteMs },
  /** What hashing an account may have done before everybody else's. */
  knownTriesPerAccount: { max: 20, windowMs: minuteMs },
  /** Its owner hears of more. */
  failuresUntold: { max: 30, windowMs: hourMs },
  mailsOfFailures: { max: 1, windowMs: dayMs },
  /** Beyond them nobody is told: an address may be somebody's who never asked for anything. */
  mailsOfNewBrowsers: { max: 10, windowMs: dayMs },
  mailsOfNewPasswords: { max: 5, windowMs: dayMs },
  /** Questions for a passkey to sign in with, and answers to them; of strangers, and of one user about their own. */
  passkeysPerNetwork: { max: 60, windowMs: minuteMs },
  passkeysPerAccount: { max: 30, windowMs: minuteMs },
  failuresToConfirm: { max: 10, windowMs: 15 * minuteMs },
  /** In one sign-in that awaits a code, or one session that confirms by one. */
  codesPerSession: { max: 5, windowMs: 10 * minuteMs },
  /** To one account; who tries knows the password. */
  codesPerAccount: { max: 10, windowMs: hourMs },
  /** The same in all browsers together in which the factor was shown before. */
  codesWhereShown: { max: 10, windowMs: 15 * minuteMs },
  /** Its owner hears of more: who tries codes knows the password. */
  wrongCodesUntold: { max: 4, windowMs: hourMs },
  mailsOfFactors: { max: 10, windowMs: dayMs },
  /** Ways to the issuer, and answers of it. */
  singleSignOnsPerNetwork: { max: 30, windowMs: minuteMs },
  registrationsPerNetwork: { max: 10, windowMs: hourMs },
  linksPerNetwork: { max: 10, windowMs: hourMs },
  /** From one network, for one name. */
  linksPerName: { max: 3, windowMs: hourMs },
  /** To one account, for known browsers. */
  linksPerKnownAccount: { max: 5, windowMs: hourMs },
  /** To one account, for everybody else; beyond them one in each of the `linksThinned` windows. */
  linksPerAccount: { max: 3, windowMs: hourMs },
  linksThinned: { max: 1, windowMs: 10 * minuteMs },
  tokensPerNetwork: { max: 30, windowMs: minuteMs },
  /** Calls that invite, each with many addresses. */
  invitationsPerAdmin: { max: 60, windowMs: hourMs },
  addressChangesPerAccount: { max: 10, windowMs: dayMs },
  /** To one new address, whoever asks; beyond them the mail is left out without a word. */
  mailsPerNewAddress: { max: 5, windowMs: dayMs },
  exportsPerAccount: { max: 5, windowMs: hourMs },
})

function named<Name extends string>(limits: Record<Name, Limit>): Record<Name, Limit> {
  const entries = Object.entries<Limit>(limits).map(([bound, limit]) => [bound, { ...limit, bound }])
  // The same names as before.
  return Object.fromEntries(entries) as Record<Name, Limit>
}
