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
    keepCalls: Number(values['keep-calls']),
  }),
)
