import type { Difference } from '#server/credits/checks/find-differences.ts'

/** What a damage is done to. */
export interface DamagedRows {
  user: number
  other: number
  /** Ended, two of its three images succeeded: 104 of 156 cents. */
  job: number
  /** Running, holds 104 cents. */
  running: number
  /** Paid, 1,000 cents, of which 300 were refunded. */
  paid: number
  open: number
}

interface Damage {
  does: (rows: DamagedRows) => string
  isFound: (rows: DamagedRows) => Difference
}

/** One for each kind of difference, or more: what is done to the database, and the one difference that it makes. */
export const moneyDamages: Damage[] = [
  {
    does: ({ user }) =>
      `update credit_accounts set balance_cents = balance_cents + 1 where user_id = ${user}`,
    isFound: ({ user }) => ({
      name: 'balance is not what is booked less what is held',
      whose: `user ${user}`,
      expected: '6092',
      found: '6093',
    }),
  },
  {
    does: ({ user }) => `update credit_accounts set held_cents = 7 where user_id = ${user}`,
    isFound: ({ user }) => ({
      name: 'held is not the sum of the open holds',
      whose: `user ${user}`,
      expected: '104',
      found: '7',
    }),
  },
  {
    // Everything adds up, and yet more was spent than there was.
    does: ({ other }) => `
      insert into credit_transactions (user_id, cause, amount_cents, reference, admin_id)
        values (${other}, 'adjustment', -501, 'damage', ${other});
      update credit_accounts set balance_cents = -1 where user_id = ${other}`,
    isFound: ({ other }) => ({
      name: 'an amount is negative',
      whose: `balance of user ${other}`,
      expected: 'not below 0',
      found: '-1',
    }),
  },
  {
    does: ({ other }) => `
      delete from credit_transactions where user_id = ${other};
      delete from credit_accounts where user_id = ${other}`,
    isFound: ({ other }) => ({
      name: 'a user has no account',
      whose: `user ${other}`,
      expected: 'an account',
      found: 'none',
    }),
  },
  {
    does: ({ other }) => `
      delete from credit_transactions where user_id = ${other};
      update credit_accounts set balance_cents = 0 where user_id = ${other}`,
    isFound: ({ other }) => ({
      name: 'an account has no starting credit',
      whose: `user ${other}`,
      expected: 'a transaction',
      found: 'none',
    }),
  },
  {
    does: ({ other }) => `update credit_accounts set starts_with_credit = false where user_id = ${other}`,
    isFound: ({ other }) => ({
      name: 'a starting credit was given for an address that had it',
      whose: `user ${other}`,
      expected: 'none',
      found: '500',
    }),
  },
  {
    does: ({ other }) => `
      insert into credit_transactions (user_id, cause, amount_cents, reference)
        values (${other}, 'starting_credit', 500, 'start again');
      update credit_accounts set balance_cents = 1000 where user_id = ${other}`,
    isFound: ({ other }) => ({
      name: 'something was booked twice',
      whose: `starting credit of user ${other}`,
      expected: '1',
      found: '2',
    }),
  },
  {
    does: ({ other }) => `
      drop index credit_transactions_reference_key;
      insert into credit_transactions (user_id, cause, amount_cents, reference, admin_id)
        select ${other}, 'adjustment', 10, 'adjustment:again', ${other} from generate_series(1, 2);
      update credit_accounts set balance_cents = 520 where user_id = ${other}`,
    isFound: () => ({
      name: 'something was booked twice',
      whose: 'adjustment:again',
      expected: '1',
      found: '2',
    }),
  },
  {
    // The job itself is deleted: what is left is the hold and the ledger.
    does: ({ job }) => `
      delete from jobs where id = ${job};
      update credit_holds set charged_cents = 52 where job_id = ${job}`,
    isFound: ({ user, job }) => ({
      name: 'a closed hold was charged something else than is booked',
      whose: `job ${job} of user ${user}`,
      expected: '104',
      found: '52',
    }),
  },
  {
    does: ({ job }) => `
      delete from jobs where id = ${job};
      delete from credit_holds where job_id = ${job}`,
    isFound: ({ user, job }) => ({
      name: 'a job was charged without a settled hold',
      whose: `job ${job} of user ${user}`,
      expected: 'a settled hold',
      found: 'none',
    }),
  },
  {
    does: ({ user, running }) => `
      insert into credit_transactions (user_id, cause, amount_cents, reference, job_id, image_count, image_price_cents)
        values (${user}, 'job', -52, 'job:${running}', ${running}, 1, 52);
      update credit_accounts set balance_cents = balance_cents - 52 where user_id = ${user}`,
    isFound: ({ user, running }) => ({
      name: 'a job was charged without a settled hold',
      whose: `job ${running} of user ${user}`,
      expected: 'a settled hold',
      found: 'an open hold',
    }),
  },
  {
    does: ({ job }) => `
      delete from jobs where id = ${job};
      update credit_holds set cents = 103 where job_id = ${job}`,
    isFound: ({ user, job }) => ({
      name: 'a job was charged more than was held',
      whose: `job ${job} of user ${user}`,
      expected: 'at most 103',
      found: '104',
    }),
  },
  {
    does: ({ open }) => `update purchases set status = 'paid', paid_at = now() where id = ${open}`,
    isFound: ({ user, open }) => ({
      name: 'a paid purchase is not credited',
      whose: `purchase ${open} of user ${user}`,
      expected: '700',
      found: 'no transaction',
    }),
  },
  {
    does: ({ user, open }) => `
      insert into credit_transactions (user_id, cause, amount_cents, reference, purchase_id)
        values (${user}, 'purchase', 700, 'purchase:${open}', ${open});
      update credit_accounts set balance_cents = balance_cents + 700 where user_id = ${user}`,
    isFound: ({ user, open }) => ({
      name: 'a purchase is credited that is not paid',
      whose: `purchase ${open} of user ${user}`,
      expected: 'no transaction',
      found: '700',
    }),
  },
  {
    does: ({ paid }) => `update purchases set amount_cents = 1001 where id = ${paid}`,
    isFound: ({ user, paid }) => ({
      name: 'a purchase is credited with another amount',
      whose: `purchase ${paid} of user ${user}`,
      expected: '1001',
      found: '1000',
    }),
  },
  {
    does: ({ other, paid }) => `update purchases set user_id = ${other} where id = ${paid}`,
    isFound: ({ user, other, paid }) => ({
      name: 'a purchase is booked to another user',
      whose: `purchase ${paid} of user ${other}`,
      expected: `user ${other}`,
      found: `user ${user}`,
    }),
  },
  {
    does: ({ paid }) =>
      `update purchases set taken_back_cents = 200, uncollected_cents = 100 where id = ${paid}`,
    isFound: ({ user, paid }) => ({
      name: 'taken back is not what is booked as taken back',
      whose: `purchase ${paid} of user ${user}`,
      expected: '300',
      found: '200',
    }),
  },
  {
    does: ({ paid }) => `update purchase_reversals set undone_at = now() where purchase_id = ${paid}`,
    isFound: ({ user, paid }) => ({
      name: 'taken back and uncollected are not what was refunded or disputed',
      whose: `purchase ${paid} of user ${user}`,
      expected: '0',
      found: '300',
    }),
  },
  {
    does: ({ running }) => `update jobs set total_images = 3 where id = ${running}`,
    isFound: ({ user, running }) => ({
      name: 'a running job does not hold what it may cost',
      whose: `job ${running} of user ${user}`,
      expected: '156',
      found: '104',
    }),
  },
  {
    does: ({ running }) => `update jobs set finished_at = now() where id = ${running}`,
    isFound: ({ user, running }) => ({
      name: 'a job that does not run holds credit',
      whose: `job ${running} of user ${user}`,
      expected: 'no open hold',
      found: '104 for a job that has ended',
    }),
  },
  {
    does: ({ running }) => `delete from jobs where id = ${running}`,
    isFound: ({ user, running }) => ({
      name: 'a job that does not run holds credit',
      whose: `job ${running} of user ${user}`,
      expected: 'no open hold',
      found: '104 for a job that is gone',
    }),
  },
  {
    does: ({ job }) => `update jobs set price_cents = 50 where id = ${job}`,
    isFound: ({ user, job }) => ({
      name: 'a job was charged something else than what succeeded',
      whose: `job ${job} of user ${user}`,
      expected: '100',
      found: '104',
    }),
  },
  {
    does: ({ job }) => `update job_images set state = 'failed' where job_id = ${job} and position = 1`,
    isFound: ({ user, job }) => ({
      name: 'a job counts other successes than its images',
      whose: `job ${job} of user ${user}`,
      expected: '1',
      found: '2',
    }),
  },
]
