import { type Attack, wrongWhere } from './attack.ts'
import { password } from './ground/actor.ts'
import { openBrowser } from './ground/open-browser.ts'
import { createTally } from './ground/tally.ts'

const cookieName = 'bildwort_session'

export const sessionsEnd: Attack = {
  name: 'sessions that should have ended',
  costs: 'little',
  async run(ground) {
    const user = await ground.newUser()
    const isIn = async (token: string | undefined) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await ground.send({ path: '/api/user', headers })).status === 200
    }
    const browser = openBrowser(ground)
    const first = await browser.signIn(user.username)
    const earlier = browser.cookie(cookieName)
    const second = await browser.signIn(user.username)
    const before = browser.cookie(cookieName)
    const earlierIsIn = await isIn(earlier)
    const changed = await browser.send({
      method: 'POST',
      path: '/api/user/change-password',
      json: { currentPassword: password, newPassword: 'another horse with a battery' },
    })
    const after = browser.cookie(cookieName)
    const [beforeIsIn, afterIsIn] = [await isIn(before), await isIn(after)]
    const out = await browser.send({ method: 'POST', path: '/api/logout' })
    return {
      sent: 'two sign-ins, a changed password, a sign-out',
      answers: createTally([first, second, changed, out]),
      wrong: wrongWhere({
        'the earlier session lives': earlierIsIn,
        'a changed password leaves the token': before === after || beforeIsIn,
        'the new token is none': !afterIsIn,
        'signing out clears no cache': !String(out.headers['clear-site-data']).includes('"cache"'),
        'the session lives after signing out': await isIn(after),
      }),
    }
  },
}

export const commonPasswords: Attack = {
  name: 'passwords that are guessed first',
  costs: 'little',
  async run(ground) {
    const passwords = [
      'password',
      'passwort',
      'bildwort',
      'Bildwort',
      'aaaaaaaaaaaaaaaa',
      '123456789',
      'password1',
    ]
    const sent = await Promise.all(
      passwords.map((typed, n) => {
        const json = {
          username: `guessed-${n}`,
          email: `guessed-${n}@example.org`,
          password: typed,
          language: 'de',
        }
        return ground.send({ method: 'POST', path: '/api/register', json })
      }),
    )
    const answers = createTally(sent)
    const taken = passwords.filter((_, n) => sent[n]?.status === 201)
    return {
      sent: passwords.join(', '),
      answers,
      wrong: wrongWhere({ [`taken: ${taken.join(', ')}`]: taken.length > 0 }),
    }
  },
}

/** Deleting and recreating an account must not grant the starting credit of five euros again. */
export const creditAgain: Attack = {
  name: 'the starting credit of an address twice',
  costs: 'little',
  async run(ground) {
    const balances: number[] = []
    const answers = createTally()
    for (const username of ['again-one', 'again-two']) {
      const browser = openBrowser(ground)
      const json = { username, email: 'again@example.org', password, language: 'de' }
      answers.add(await browser.send({ method: 'POST', path: '/api/register', json }))
      const credits = await browser.send({ path: '/api/user/credits' })
      balances.push(JSON.parse(credits.text).balance)
      answers.add(await browser.send({ method: 'DELETE', path: '/api/user', json: { password } }))
    }
    return {
      sent: 'an account made, deleted and made again',
      answers,
      wrong: wrongWhere({
        [`the first has ${balances[0]} cents`]: balances[0] !== 500,
        [`the second has ${balances[1]} cents`]: balances[1] !== 0,
      }),
    }
  },
}
