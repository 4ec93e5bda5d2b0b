import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack, Observation } from './attack.ts'
import type { Looks } from './ground/follow-bystander.ts'
import { mostMegabytes, type OpenGround } from './ground/start-ground.ts'
import { createTally } from './ground/tally.ts'
import { type Figures, watchProcess } from './ground/watch-process.ts'

const defaultSeconds = 60
const defaultIdleSeconds = 2.5
const recoversWithinMs = 10_000

export interface Replay extends Observation, Figures {
  name: string
  seconds: number
  idle: Looks
  during: Looks
}

/**
 * Runs an attack while another user keeps calling and the process is watched. `wrong` also reports memory, a product that exited or no
 * longer answers, and, for timed attacks, calls of the other user that took longer than in the idle phase before.
 */
export async function replay(
  ground: OpenGround,
  attack: Attack,
  { isTimed }: { isTimed: boolean },
): Promise<Replay> {
  const { bystander } = ground
  const { withinSeconds = defaultSeconds, idleSeconds = defaultIdleSeconds } = attack
  bystander.begin()
  if (isTimed) await sleep(idleSeconds * 1_000)
  const idle = await bystander.read()

  const deadline = AbortSignal.timeout(withinSeconds * 1_000)
  ground.setSignal(deadline)
  const watching = watchProcess(ground.pid(), ground.temporaryFolder)
  const began = performance.now()
  bystander.begin()
  const seen = await Promise.race([attempt(attack, ground), overAt(deadline, withinSeconds)])
  const answers = await fetch(`${ground.url}/healthz`, {
    signal: AbortSignal.timeout(recoversWithinMs),
  }).catch(() => null)
  const during = await bystander.read()
  const figures = watching.stop()
  ground.setSignal(new AbortController().signal)

  const { user } = during
  const allowedMs = Math.max(5 * idle.user.p99Ms, 500)
  const wrong = [...seen.wrong]
  if (figures.wasEnded) wrong.push('ended at 6 GB')
  else if (!answers?.ok) wrong.push('the product no longer answers')
  if (figures.peakMegabytes >= mostMegabytes) wrong.push(`memory beyond ${mostMegabytes} MB`)
  if (isTimed && user.p99Ms > allowedMs) wrong.push(`others wait beyond ${allowedMs.toFixed(0)} ms`)
  if (user.failed > 0) wrong.push(`${user.failed} calls of another user failed`)
  const seconds = (performance.now() - began) / 1_000
  return { ...seen, ...figures, name: attack.name, wrong, seconds, idle, during }
}

async function attempt(attack: Attack, ground: OpenGround): Promise<Observation> {
  try {
    return await attack.run(ground)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return {
      sent: 'broken off',
      answers: createTally(),
      wrong: [message.replaceAll(/\s+/g, ' ').slice(0, 300)],
    }
  }
}

async function overAt(deadline: AbortSignal, seconds: number): Promise<Observation> {
  // The attack sees the same signal and gets a moment to report.
  await new Promise((resolve) => deadline.addEventListener('abort', resolve, { once: true }))
  await sleep(1_000)
  return { sent: 'broken off', answers: createTally(), wrong: [`not over after ${seconds} s`] }
}
