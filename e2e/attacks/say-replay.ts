import type { Replay } from './replay.ts'

/** A summary in a few lines: what was done, the outcome, and whether it is as expected. */
export function sayReplay(replay: Replay): string {
  const { name, sent, answers, noted, wrong, idle, during, seconds } = replay
  const p99 = (looks: Replay['idle']) => `${looks.user.p99Ms.toFixed(0)} ms`
  const longest = (looks: Replay['idle']) => `${looks.health.longestMs.toFixed(0)} ms`
  return [
    `${wrong.length === 0 ? 'ok    ' : 'FAULT '}${name} (${seconds.toFixed(1)} s)`,
    `       sent ${sent}; answered ${answers.text()}${noted ? `; ${noted}` : ''}`,
    `       memory ${replay.peakMegabytes.toFixed(0)} MB, disk ${replay.diskMegabytes.toFixed(0)} MB, ` +
      `others' p99 ${p99(during)} (idle ${p99(idle)}), longest ping ${longest(during)} (idle ${longest(idle)})`,
    ...wrong.map((sentence) => `       ! ${sentence}`),
  ].join('\n')
}
