import { type Attack, wrongWhere } from './attack.ts'
import { password } from './ground/actor.ts'
import { createTally } from './ground/tally.ts'

const english = /\b(Invalid|Too|expected|must|Expected|Unrecognized|should|at least|required|is not|Please)\b/

export const germanIssues: Attack = {
  name: 'wrong input of a German reader',
  costs: 'little',
  async run(ground) {
    const headers = { 'accept-language': 'de-DE,de;q=0.9' }
    const user = await ground.newUser({ isVisitor: true })
    const bodies = [
      {},
      { username: 'ab', email: 'no', password: '1', language: 'xx' },
      { username: 5, email: null, password: [], language: {} },
    ]
    const sent = await Promise.all([
      ...bodies.map((json) => ground.send({ method: 'POST', path: '/api/register', headers, json })),
      user.send({ path: '/api/jobs?limit=0&offset=-1', headers }),
      user.send({ path: '/api/jobs/none', headers }),
      user.send({
        method: 'POST',
        path: '/api/user/change-password',
        headers,
        json: { currentPassword: 'x', newPassword: 'short' },
      }),
    ])
    const spoken = sent.flatMap(({ text }) => text.match(/"message":"[^"]*"/g) ?? [])
    const strange = spoken.filter((message) => english.test(message))
    const answers = createTally(sent)
    return {
      sent: `${sent.length} wrong inputs`,
      answers,
      wrong: wrongWhere({
        'not all are refused': answers.count(4) !== sent.length,
        [`${strange.length} of ${spoken.length} sentences are English: ${strange[0]}`]: strange.length > 0,
      }),
    }
  },
}

export const unknownOrders: Attack = {
  name: 'sorting by what no list knows',
  costs: 'little',
  async run(ground) {
    const paths = ['/api/jobs', '/api/notifications', '/api/user/credit-transactions', '/api/admin/users']
    const queries = ['sort=nonsense', 'order=sideways', 'sort=constructor']
    const sent = await Promise.all(
      paths.flatMap((path) => queries.map((query) => ground.admin.send({ path: `${path}?${query}` }))),
    )
    const known = await ground.admin.send({ path: '/api/notifications?search=nothing&order=asc&limit=5' })
    const answers = createTally(sent)
    return {
      sent: `${sent.length} unknown orders, notifications searched`,
      answers,
      wrong: wrongWhere({
        'not all are 400': answers.count(400) !== sent.length,
        [`notifications answer ${known.status} to search and order`]: known.status !== 200,
      }),
    }
  },
}

export const accountsTold: Attack = {
  name: 'asking whether a name and an address belong together',
  costs: 'little',
  async run(ground) {
    const user = await ground.newUser({ isVisitor: true })
    const ask = (json: object) => ground.send({ method: 'POST', path: '/api/auth/resend-verification', json })
    const sent = await Promise.all([
      ask({ username: user.username }),
      ask({ email: user.email }),
      ask({ username: user.username, email: user.email }),
      ask({ username: user.username, email: 'somebody@example.org' }),
      ask({ email: 'somebody@example.org' }),
    ])
    return {
      sent: 'five pairs, right and wrong',
      answers: createTally(sent),
      wrong: wrongWhere({
        'the answers differ': new Set(sent.map(({ status, text }) => `${status} ${text}`)).size > 1,
      }),
    }
  },
}

/** A registration with another person's address would send them the attacker's text in our name. */
export const tellingNames: Attack = {
  name: 'a sentence as a username in mails to an unverified address',
  costs: 'little',
  async run(ground) {
    const username = 'Sie haben gewonnen! Jetzt anrufen: 0900 12345'
    const email = 'victim@example.org'
    const json = { username, email, password, language: 'de' }
    const answer = await ground.send({ method: 'POST', path: '/api/register', json })
    const answers = createTally([answer])
    const sent = 'a registration'
    if (answer.status !== 201)
      return { sent, answers, wrong: wrongWhere({ 'it fails': answers.count(4) !== 1 }) }
    const { text, html, subject } = await ground.inbox.waitFor(email)
    return {
      sent,
      answers,
      wrong: wrongWhere({
        'the sentence is in the mail': `${subject} ${text} ${html}`.includes('gewonnen'),
      }),
    }
  },
}
