import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Creates the metrics of a process; one registry per app, so that tests can run many. */
export function createMetrics() {
  const registry = new Registry()
  // Includes the event loop lag.
  collectDefaultMetrics({ register: registry })
  const measures = new Set<() => void | Promise<void>>()
  return {
    registry,
    /** The metrics for Prometheus. Needs nothing outside this machine: it must answer even if the database does not. */
    async read(): Promise<string> {
      await Promise.all([...measures].map((measure) => measure()))
      return await registry.metrics()
    },
    /** Calls `measure`, which sets gauges, before each reading. Returns a function that unregisters it. */
    beforeReading(measure: () => void | Promise<void>): () => void {
      measures.add(measure)
      return () => void measures.delete(measure)
    },
    requests: new Histogram({
      name: 'bildwort_http_request_seconds',
      help: 'Duration of HTTP requests',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
    images: new Counter({
      name: 'bildwort_images_total',
      help: 'Images described by this process, by outcome and provider',
      labelNames: ['outcome', 'provider'],
      registers: [registry],
    }),
    steps: new Histogram({
      name: 'bildwort_picture_step_seconds',
      help: 'Duration of the steps of a picture (fetch, open, ask including waits and retries, check, keep), including failed ones',
      labelNames: ['step'],
      buckets: [0.01, 0.05, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120],
      registers: [registry],
    }),
    providerCalls: new Histogram({
      name: 'bildwort_provider_call_seconds',
      help: 'Duration of calls to providers, by provider and outcome (answer, or the reason why there is none)',
      labelNames: ['provider', 'outcome'],
      buckets: [0.2, 0.5, 1, 2, 5, 10, 20, 40, 60, 90, 120],
      registers: [registry],
    }),
    providerTokens: new Counter({
      name: 'bildwort_provider_tokens_total',
      help: 'Tokens that providers counted for calls of this process, by kind (input, cached_input, output); input excludes cached ones',
      labelNames: ['provider', 'kind'],
      registers: [registry],
    }),
    providerCost: new Counter({
      name: 'bildwort_provider_cost_euros_total',
      help: 'Cost of the tokens of this process at the prices that administrators entered',
      labelNames: ['provider'],
      registers: [registry],
    }),
    providerUnpriced: new Counter({
      name: 'bildwort_provider_unpriced_calls_total',
      help: 'Calls of this process whose model has no price',
      labelNames: ['provider'],
      registers: [registry],
    }),
    providerCircuits: new Gauge({
      name: 'bildwort_provider_circuits',
      help: 'Keys that this process has used, by provider and state of their circuit (closed, half_open, open, refused)',
      labelNames: ['provider', 'state'],
      registers: [registry],
    }),
    repairs: new Counter({
      name: 'bildwort_text_repairs_total',
      help: 'Answers of models whose texts this process repaired before checking them, by repair and provider',
      labelNames: ['repair', 'provider'],
      registers: [registry],
    }),
    breaches: new Counter({
      name: 'bildwort_text_breaches_total',
      help: 'Answers of models that break a text rule, by rule, provider, and whether another was requested (hard) or the text marked',
      labelNames: ['rule', 'hard', 'provider'],
      registers: [registry],
    }),
    mails: new Counter({
      name: 'bildwort_mails_total',
      help: 'Attempts of this process to send a mail, by kind and outcome',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    }),
    purchases: new Counter({
      name: 'bildwort_purchases_total',
      help: 'Steps in purchases of credit that this process handled, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    webhooks: new Counter({
      name: 'bildwort_webhooks_total',
      help: 'Webhooks of the payment provider received by this process, by type of event and outcome',
      labelNames: ['type', 'outcome'],
      registers: [registry],
    }),
    boundsReached: new Counter({
      name: 'bildwort_bounds_reached_total',
      help: 'Operations that this process refused or aborted because a bound was reached, by bound',
      labelNames: ['bound'],
      registers: [registry],
    }),
    streams: new Gauge({
      name: 'bildwort_streams',
      help: 'Progress streams that this process has open',
      registers: [registry],
    }),
    databaseConnections: new Gauge({
      name: 'bildwort_database_connections',
      help: 'Connections to the database that this process has open, by state (busy, idle)',
      labelNames: ['state'],
      registers: [registry],
    }),
    databaseConnectionsMost: new Gauge({
      name: 'bildwort_database_connections_most',
      help: 'Connections to the database that this process may open',
      registers: [registry],
    }),
    databaseWaiting: new Gauge({
      name: 'bildwort_database_waiting',
      help: 'Statements and transactions of this process that wait for a connection to the database',
      registers: [registry],
    }),
    queueJobs: new Gauge({
      name: 'bildwort_queue_jobs',
      help: 'Work in the queues of the whole installation, by queue and state (waiting, deferred, active, failed)',
      labelNames: ['queue', 'state'],
      registers: [registry],
    }),
    queueOldest: new Gauge({
      name: 'bildwort_queue_oldest_seconds',
      help: 'How long the oldest waiting work of a queue has been ready; 0 if none waits',
      labelNames: ['queue'],
      registers: [registry],
    }),
    queueRead: new Gauge({
      name: 'bildwort_queue_read_timestamp_seconds',
      help: 'When this process last read the state of the queues; 0 before the first time',
      registers: [registry],
    }),
    ledgerDifferences: new Gauge({
      name: 'bildwort_ledger_differences',
      help: 'Differences that this process found when it last verified the ledger',
      registers: [registry],
    }),
    ledgerVerified: new Gauge({
      name: 'bildwort_ledger_verified_timestamp_seconds',
      help: 'When this process last verified the ledger; 0 before the first time',
      registers: [registry],
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
