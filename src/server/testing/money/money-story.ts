import fc from 'fast-check'

// Numbers that choose (`user`, `which`) count around: one is meant whenever there is any.
const which = fc.nat(11)
const copies = fc.constantFrom(1, 1, 2, 3)

const named = <Name extends string>(name: Name) => ({ do: fc.constant(name), user: fc.nat(1) })

const steps = {
  start: fc.record({
    ...named('start'),
    /** Which picture each row is of: some come twice. */
    pictures: fc.array(fc.nat(4), { minLength: 2, maxLength: 5 }),
    /** So many of the first rows have no address. */
    unreadable: fc.constantFrom(0, 0, 0, 0, 1, 5),
    /** So many of the last rows have an alt text. */
    texts: fc.constantFrom(0, 0, 1, 2),
    onlyMissing: fc.boolean(),
    countRepeatsOnce: fc.boolean(),
    languages: fc.constantFrom(1, 2),
    /** 0 is none. */
    idempotencyKey: fc.nat(3),
    copies: fc.constantFrom(1, 1, 2),
  }),
  work: fc.record({
    ...named('work'),
    chunks: fc.integer({ min: 1, max: 4 }),
    successes: fc.integer({ min: 0, max: 15 }),
    copies: fc.constantFrom(1, 1, 2),
    /** How long a provider takes for an answer. */
    answersAfterMs: fc.constantFrom(0, 20, 40),
    /** After so many writes, between any two; null: never. */
    diesAfter: fc.option(fc.nat(12), { freq: 3 }),
    /** Which of the copies find other pictures at the addresses than everybody else. */
    changedFor: fc.constantFrom('nobody', 'nobody', 'second', 'all'),
    /** Chunks of those who still work on them come back first, as when a heart is not heard in time. */
    takesOver: fc.constantFrom(false, false, false, true),
  }),
  buy: fc.record({
    ...named('buy'),
    cents: fc.integer({ min: 100, max: 900 }),
    method: fc.constantFrom('card', 'card', 'card', 'card', 'direct_debit', 'none'),
    /** How often the payment service tells of it at once. */
    copies: fc.nat(2),
  }),
  settleDebit: fc.record({
    ...named('settle debit'),
    which,
    outcome: fc.constantFrom('succeeded', 'succeeded', 'failed'),
  }),
  deliver: fc.record({ ...named('deliver'), which, copies }),
  refreshCheckoutSession: fc.record({ ...named('refresh session'), which }),
  refund: fc.record({ ...named('refund'), which, percent: fc.constantFrom(1, 50, 100) }),
  failRefund: fc.record({ ...named('fail refund'), which }),
  dispute: fc.record({ ...named('dispute'), which }),
  closeDispute: fc.record({ ...named('close dispute'), which, outcome: fc.constantFrom('won', 'lost') }),
  adjust: fc.record({
    ...named('adjust'),
    cents: fc.integer({ min: -900, max: 300 }).filter((cents) => cents !== 0),
    copies,
  }),
  retry: fc.record({ ...named('retry'), copies }),
  single: fc.record({
    ...named('single'),
    outcome: fc.constantFrom('described', 'described', 'failed', 'dies'),
    /** How often its end is told at once. */
    copies: fc.constantFrom(1, 1, 2),
    isAsync: fc.boolean(),
  }),
  stop: fc.record(named('stop')),
  sweep: fc.record(named('sweep')),
  deleteJob: fc.record(named('delete job')),
  reset: fc.record(named('reset')),
  deleteUser: fc.record(named('delete user')),
  register: fc.record({ ...named('register'), name: fc.nat(1) }),
  cut: fc.record(named('cut')),
}

const step = fc.oneof(
  { weight: 12, arbitrary: steps.start },
  { weight: 18, arbitrary: steps.work },
  { weight: 12, arbitrary: steps.buy },
  { weight: 2, arbitrary: steps.settleDebit },
  { weight: 6, arbitrary: steps.deliver },
  { weight: 2, arbitrary: steps.refreshCheckoutSession },
  { weight: 8, arbitrary: steps.refund },
  { weight: 3, arbitrary: steps.failRefund },
  { weight: 5, arbitrary: steps.dispute },
  { weight: 4, arbitrary: steps.closeDispute },
  { weight: 7, arbitrary: steps.adjust },
  { weight: 6, arbitrary: steps.retry },
  { weight: 10, arbitrary: steps.single },
  { weight: 4, arbitrary: steps.stop },
  { weight: 2, arbitrary: steps.sweep },
  { weight: 3, arbitrary: steps.deleteJob },
  { weight: 1, arbitrary: steps.reset },
  { weight: 1, arbitrary: steps.deleteUser },
  { weight: 1, arbitrary: steps.register },
  { weight: 1, arbitrary: steps.cut },
)

/** One thing that a client does. */
export type MoneyStep = typeof step extends fc.Arbitrary<infer Step> ? Step : never
export type StepOf<Name extends MoneyStep['do']> = Extract<MoneyStep, { do: Name }>

/**
 * Eight clients at once, with the money of a few users: what each does, one step after the other, while the others do
 * theirs; and in which order the payment service tells everything once more in the end.
 */
export const moneyStories = fc.record({
  clients: fc.array(fc.array(step, { maxLength: 4 }), { minLength: 8, maxLength: 8 }),
  order: fc.nat(),
})

export type MoneyStory = typeof moneyStories extends fc.Arbitrary<infer Story> ? Story : never
