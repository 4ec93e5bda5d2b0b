import type { Limit } from '#server/platform/limit-attempts.ts'

const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * Limits for attempts. A network is an IPv4 address or an IPv6 /64; a /56 gets 4 times and a /48 16 times the limit. A name is counted as
 * typed, so that no answer reveals which username and address belong to one account. Source: docs/specification/bounds.md#limits
 */
export const attemptLimits = named({
  loginsPerNetwork: { max: 20, windowMs: minuteMs },
  /** From one network, for one name. */
  failuresPerNetwork: { max: 10, windowMs: 15 * minuteMs },
  /** The same while the name is tried from many networks. */
  failuresUnderAttack: { max: 3, windowMs: 15 * minuteMs },
  /** This many sign-ins for one name from unknown browsers do not count as an attack yet. */
  triesBeforeAttack: { max: 30, windowMs: hourMs },
  /**
   * For one name, from all networks together: each network's first attempt, and further ones. They only throttle: a refused caller waits
   * less than a minute. The first limit is wide so that 200 guessing networks leave room for the owner's.
   */
  firstTriesPerName: { max: 240, windowMs: minuteMs },
  furtherTriesPerName: { max: 60, windowMs: minuteMs },
  /** The only limit for a browser that was signed in to the account before. */
  failuresPerKnownBrowser: { max: 10, windowMs: 15 * minuteMs },
  /** Password hashes that an account may use ahead of everybody else. */
  knownTriesPerAccount: { max: 20, windowMs: minuteMs },
  /** Beyond this the account's owner gets a mail. */
  failuresUntold: { max: 30, windowMs: hourMs },
  mailsOfFailures: { max: 1, windowMs: dayMs },
  /** Beyond these no mail is sent: the address may belong to a stranger who never asked for anything. */
  mailsOfNewBrowsers: { max: 10, windowMs: dayMs },
  mailsOfNewPasswords: { max: 5, windowMs: dayMs },
  /** Passkey challenges and answers to them: of strangers per network, of signed-in users per account. */
  passkeysPerNetwork: { max: 60, windowMs: minuteMs },
  passkeysPerAccount: { max: 30, windowMs: minuteMs },
  failuresToConfirm: { max: 10, windowMs: 15 * minuteMs },
  /** In one sign-in that awaits a code, or in one session that confirms with a code. */
  codesPerSession: { max: 5, windowMs: 10 * minuteMs },
  /** Per account; anyone who gets this far knows the password. */
  codesPerAccount: { max: 10, windowMs: hourMs },
  /** The same for all browsers together in which the factor was shown before. */
  codesWhereShown: { max: 10, windowMs: 15 * minuteMs },
  /** Beyond this the account's owner gets a mail: anyone who gets this far knows the password. */
  wrongCodesUntold: { max: 4, windowMs: hourMs },
  mailsOfFactors: { max: 10, windowMs: dayMs },
  /** Redirects to the issuer, and its answers. */
  singleSignOnsPerNetwork: { max: 30, windowMs: minuteMs },
  registrationsPerNetwork: { max: 10, windowMs: hourMs },
  linksPerNetwork: { max: 10, windowMs: hourMs },
  /** From one network, for one name. */
  linksPerName: { max: 3, windowMs: hourMs },
  /** Per account, for known browsers. */
  linksPerKnownAccount: { max: 5, windowMs: hourMs },
  /** Per account, for unknown browsers; beyond them, one in each `linksThinned` window. */
  linksPerAccount: { max: 3, windowMs: hourMs },
  linksThinned: { max: 1, windowMs: 10 * minuteMs },
  tokensPerNetwork: { max: 30, windowMs: minuteMs },
  /** Calls that send invitations, each with many addresses. */
  invitationsPerAdmin: { max: 60, windowMs: hourMs },
  addressChangesPerAccount: { max: 10, windowMs: dayMs },
  /** Per new address, across all users; beyond this the mail is silently dropped. */
  mailsPerNewAddress: { max: 5, windowMs: dayMs },
  exportsPerAccount: { max: 5, windowMs: hourMs },
})

function named<Name extends string>(limits: Record<Name, Limit>): Record<Name, Limit> {
  const entries = Object.entries<Limit>(limits).map(([bound, limit]) => [bound, { ...limit, bound }])
  // Safe: the keys are those of the input.
  return Object.fromEntries(entries) as Record<Name, Limit>
}
