import { signBody } from '#stand-ins/checkout/sign-body.ts'
import { type Attack, wrongWhere } from './attack.ts'
import { createTally } from './ground/tally.ts'

const bodies = [
  'nonsense',
  'null',
  '[]',
  '""',
  '{}',
  '{"type":5,"id":{}}',
  '{"id":"evt_1","type":"checkout.session.completed"}',
]

export const nonsenseWebhooks: Attack = {
  name: 'rightly signed webhooks of nonsense',
  costs: 'little',
  async run(ground) {
    const answers = createTally()
    for (const body of bodies) {
      const signature = signBody(body, ground.webhookSecret, Math.floor(Date.now() / 1_000))
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      answers.add(await ground.send({ method: 'POST', path: '/api/webhooks/stripe', headers, body }))
    }
    return {
      sent: `${bodies.length} bodies`,
      answers,
      wrong: wrongWhere({ 'not all are 400': answers.count(400) !== bodies.length }),
    }
  },
}
