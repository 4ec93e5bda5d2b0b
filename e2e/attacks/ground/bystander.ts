// A separate process: another user who calls the product all the time, independent of the attacker's event loop.
import http from 'node:http'

const everyMs = 20

/** Messages of the parent: first `url` and `authorization`, then the start and end of each phase. */
type Message = { url: string; authorization: string } | { begin: true } | { end: true }

interface Look {
  plannedAt: number
  ms: number | null
  isGood: boolean
}

let url = ''
let authorization = ''
let user: Look[] = []
let health: Look[] = []
const agent = new http.Agent({ keepAlive: true, maxSockets: 30 })

process.on('message', (message: Message) => {
  if ('url' in message) {
    url = message.url
    authorization = message.authorization
    return
  }
  if ('begin' in message) {
    user = []
    health = []
    return
  }
  process.send!({ user: sum(user), health: sum(health) })
})
process.on('disconnect', () => process.exit())

// On a fixed schedule: a client that waits for each answer would not measure how long a blocked event loop delays users.
let next = performance.now()
setInterval(() => {
  while (next <= performance.now()) {
    if (url) {
      look('/api/user', user, next)
      look('/healthz', health, next)
    }
    next += everyMs
  }
}, 5)

function look(path: string, into: Look[], plannedAt: number): void {
  const each: Look = { plannedAt, ms: null, isGood: false }
  into.push(each)
  const end = (isGood: boolean) => {
    each.ms ??= performance.now() - plannedAt
    each.isGood ||= isGood
  }
  http
    .get(
      `${url}${path}`,
      { agent, headers: { authorization, 'x-forwarded-for': '198.51.100.9' } },
      (answer) => {
        answer.resume()
        answer.once('end', () => end(answer.statusCode === 200))
        answer.once('error', () => end(false))
      },
    )
    .once('error', () => end(false))
}

/** Unanswered calls count with the time that they have taken so far. */
function sum(looks: Look[]) {
  const now = performance.now()
  const times = looks.map(({ ms, plannedAt }) => ms ?? now - plannedAt).toSorted((a, b) => a - b)
  return {
    count: times.length,
    p99Ms: times[Math.ceil(times.length * 0.99) - 1] ?? 0,
    longestMs: times.at(-1) ?? 0,
    failed: looks.filter(({ ms, isGood }) => ms !== null && !isGood).length,
  }
}
