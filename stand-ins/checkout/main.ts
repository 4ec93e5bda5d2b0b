// Runs the card-checkout stand-in as a separate process.
import { parseArgs } from 'node:util'
import { runUntilEnded } from '#stand-ins/run-until-ended.ts'
import { startCheckoutStandIn } from './start-checkout-stand-in.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'secret-key': { type: 'string', default: 'sk_test_stand_in' },
    'webhook-secret': { type: 'string', default: 'whsec_stand_in' },
    /** By default events are stored but not sent. */
    'webhook-url': { type: 'string' },
    /** Stores payments across restarts. */
    file: { type: 'string' },
    /** Milliseconds until a payment by direct debit succeeds. */
    'debit-settles-after': { type: 'string', default: '20000' },
  },
})

runUntilEnded(
  await startCheckoutStandIn({
    port: Number(values.port),
    secretKey: values['secret-key'],
    webhookSecret: values['webhook-secret'],
    webhookUrl: values['webhook-url'] ?? null,
    file: values.file ?? null,
    debitSettlesAfterMs: Number(values['debit-settles-after']),
  }),
)
