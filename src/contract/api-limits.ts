/** Bounds of API v1, its tokens and webhooks. Apart from `limits`: no first screen needs them. Source: docs/specification.md#bounds */
export const apiLimits = {
  /** Jobs of one user that the API runs at once, beside the app's. */
  apiJobsAtOnce: 5,
  /** Images of a job that come as JSON in one call, and the bytes of that call. */
  imagesPerCall: 1_000,
  imagesPerCallMegabytes: 5,
  tokenNameCharacters: 60,
  /** Tokens of the API that a user may have at the same time. */
  tokensPerUser: 50,
  /** The highest cap a month that a token can have. */
  tokenCapCents: 100_000_000,
  webhooksPerUser: 20,
  idempotencyKeyCharacters: 255,
  /** Of the API, in a minute, by all tokens of a user, for all processes together; `RATE_LIMIT=off` leaves both out. */
  perUser: { calls: 600, images: 60 },
  webhookUrlCharacters: 2_000,
} as const
