/** Limits of API v1, tokens and webhooks. Not in `limits`: no first screen needs them. Source: docs/specification/bounds.md#bounds */
export const apiLimits = {
  /** Jobs that the API runs at once for one user; jobs from the app do not count. */
  apiJobsAtOnce: 5,
  /** The most images that one call can send as JSON, and the most bytes of such a call. */
  imagesPerCall: 1_000,
  imagesPerCallMegabytes: 5,
  /** Test jobs cost nothing, so they are bounded otherwise; their results are deleted after this many days at the latest. */
  imagesPerTestJob: 1_000,
  testDays: 30,
  tokenNameCharacters: 60,
  /** The most API tokens that a user can have at the same time. */
  tokensPerUser: 50,
  /** The highest monthly cap that a token can have. */
  tokenCapCents: 100_000_000,
  externalIdCharacters: 200,
  webhooksPerUser: 20,
  idempotencyKeyCharacters: 255,
  /** Per minute, over all API tokens of a user and all processes; `RATE_LIMIT=off` turns both off. */
  perUser: { calls: 600, images: 60 },
  webhookUrlCharacters: 2_000,
  /** For protected images: headers of an order, and characters of their JSON. */
  imageHeaders: { count: 10, characters: 4_000 },
} as const
