// The AI stand-in as a process of its own.
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { runUntilEnded } from '#stand-ins/run-until-ended.ts'
import { readLatency } from './read-latency.ts'
import { startAiStandIn } from './start-ai-stand-in.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    /** Milliseconds: `200` or `100-900`. */
    latency: { type: 'string', default: '0' },
    /** May be given more than once. Without it every key is good. */
    key: { type: 'string', multiple: true },
    'rate-limit': { type: 'string' },
    /** So many calls of one key are let in at once, and no header tells. */
    'most-under-way': { type: 'string' },
    /** What the 429 of too many calls at once says; without it nothing. */
    'retry-after': { type: 'string' },
    /** No header says what is left of a limit. */
    'hide-allowance': { type: 'boolean', default: false },
    /** 0 to 1: so much of the prompt's text is counted as read from a cache. */
    'cached-share': { type: 'string', default: '0' },
    'keep-calls': { type: 'string', default: '1000' },
  },
})

// Thumbnails are too small to share out, and whoever is measured beside it needs the cores.
sharp.concurrency(1)
sharp.cache(false)

runUntilEnded(
  await startAiStandIn({
    port: Number(values.port),
    latencyMs: readLatency(values.latency),
    keys: values.key ?? null,
    rateLimitPerMinute: values['rate-limit'] ? Number(values['rate-limit']) : null,
    hiddenLimit: values['most-under-way']
      ? {
          mostUnderWay: Number(values['most-under-way']),
          ...(values['retry-after'] && { retryAfterSeconds: Number(values['retry-after']) }),
        }
      : null,
    tellsAllowance: !values['hide-allowance'],
    cachedShare: Number(values['cached-share']),
    keepCalls: Number(values['keep-calls']),
  }),
)
