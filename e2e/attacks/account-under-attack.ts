import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, wrongWhere } from './attack.ts'
import type { Ground } from './ground/ground.ts'
import { type Browser, openBrowser } from './ground/open-browser.ts'
import type { Answer } from './ground/send.ts'
import { createTally } from './ground/tally.ts'

const atOnceMs = 2_000
const withinMs = 60_000

/** Wrong passwords from many addresses; then the owner signs in, from a browser that has signed in before and from a new one. */
export function wrongPasswords(isLong: boolean): Attack {
  const addresses = isLong ? 200 : 20
  const seconds = isLong ? 600 : 10
  return {
    name: `wrong passwords from ${addresses} addresses`,
    costs: 'much',
    withinSeconds: seconds + 120,
    async run(ground) {
      const owner = await ground.newUser()
      const known = openBrowser(ground)
      const first = await known.signIn(owner.username)
      const attacking = attack(ground, owner.username, { addresses, seconds })
      await sleep((seconds * 1_000) / 2, undefined, { signal: ground.signal() })
      const fromKnown = await timed(() => known.signIn(owner.username))
      const fromNew = await untilSignedIn(ground, openBrowser(ground), owner.username)
      const answers = createTally(await attacking)
      return {
        sent: `about ${addresses * 10} wrong passwords in ${seconds} s`,
        answers,
        wrong: wrongWhere({
          'the owner could not sign in before': first.status !== 200,
          [`the known browser is answered ${fromKnown.answer.status}`]: fromKnown.answer.status !== 200,
          'the known browser waits': fromKnown.ms > atOnceMs,
          'a new browser is not let in within a minute': fromNew === null,
          'a wrong password lets in': answers.count(2) > 0,
        }),
        noted: `known browser ${Math.round(fromKnown.ms)} ms, new one ${fromNew === null ? 'never' : `${Math.round(fromNew)} ms`}`,
      }
    },
  }
}

/** Many addresses request reset links in the owner's name; then the owner requests one. */
export function resetLinks(isLong: boolean): Attack {
  const addresses = isLong ? 200 : 40
  return {
    name: `reset links asked for from ${addresses} addresses`,
    costs: 'much',
    withinSeconds: 150,
    async run(ground) {
      const owner = await ground.newUser()
      const known = openBrowser(ground)
      await known.signIn(owner.username)
      const asks = Array.from({ length: addresses }, () => askForLink(openBrowser(ground), owner.email))
      const answers = createTally(await Promise.all(asks))
      await quiet(ground, owner.email)
      const before = countMails(ground, owner.email)
      const began = performance.now()
      const own = await askForLink(known, owner.email)
      let arrivedMs: number | null = null
      while (arrivedMs === null && performance.now() - began < withinMs) {
        await sleep(200, undefined, { signal: ground.signal() })
        if (countMails(ground, owner.email) > before) arrivedMs = performance.now() - began
      }
      return {
        sent: `${addresses} asks, then the owner's from a known browser`,
        answers,
        wrong: wrongWhere({
          [`the owner is answered ${own.status}`]: own.status !== 200,
          'no mail comes within a minute': arrivedMs === null,
          'the owner is flooded with mails': before > 20,
        }),
        noted: `${before} mails before, the owner's after ${arrivedMs === null ? 'never' : `${Math.round(arrivedMs)} ms`}`,
      }
    },
  }
}

async function attack(ground: Ground, username: string, plan: { addresses: number; seconds: number }) {
  const answers: Answer[] = []
  const pauseMs = (plan.seconds * 1_000) / 10
  const guess = async (n: number) => {
    const from = ground.newAddress()
    for (let tries = 0; tries < 10; tries += 1) {
      const headers = { 'x-forwarded-for': from }
      const json = { username, password: `wrong-${n}-${tries}` }
      answers.push(await ground.send({ method: 'POST', path: '/api/login', headers, json }))
      await sleep(pauseMs * (0.8 + 0.2 * Math.sin(n)), undefined, { signal: ground.signal() })
    }
  }
  await Promise.all(Array.from({ length: plan.addresses }, (_, n) => guess(n)))
  return answers
}

async function timed(act: () => Promise<Answer>) {
  const began = performance.now()
  const answer = await act()
  return { answer, ms: performance.now() - began }
}

/** Retries like a user until the sign-in succeeds. Returns the milliseconds that it took, null after a minute. */
async function untilSignedIn(ground: Ground, browser: Browser, username: string): Promise<number | null> {
  const began = performance.now()
  while (performance.now() - began < withinMs) {
    if ((await browser.signIn(username)).status === 200) return performance.now() - began
    await sleep(4_000, undefined, { signal: ground.signal() })
  }
  return null
}

function askForLink(browser: Browser, email: string): Promise<Answer> {
  return browser.send({ method: 'POST', path: '/api/auth/forgot-password', json: { email } })
}

function countMails({ inbox }: Ground, email: string): number {
  return inbox.mails.filter(({ to }) => to.includes(email)).length
}

/** Waits until the requests so far cause no more mails. */
async function quiet(ground: Ground, email: string): Promise<void> {
  for (let seen = -1; seen !== countMails(ground, email); ) {
    seen = countMails(ground, email)
    await sleep(2_500, undefined, { signal: ground.signal() })
  }
}
