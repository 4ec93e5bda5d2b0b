// Made from docs/api-v1.json by the test beside write-paths.ts (`vitest -u`). Not to be changed by hand.

/** Every call of API v1 in the form that openapi-fetch reads. */
export interface paths {
  '/api/v1/account': {
    /** Credit, cap, prices, languages and limits of the account that the token belongs to */
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { username: string; ready: boolean; balanceCents: number; heldCents: number; token: { name: string; scopes: Array<string>; expiresAt: string | null; monthlyCapCents: number | null; spentThisMonthCents: number }; languages: Array<{ code: string; name: string }>; pricesCents: Array<number>; limits: { imagesPerJob: number; uploadMegabytes: number; pictureMegabytes: number } } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" } } }
      }
    }
  }
  '/api/v1/deliveries/{deliveryId}/resend': {
    /** Send a delivery again at once, with the same id */
    post: {
      parameters: { query?: never; header?: never; path: { 'deliveryId': string }; cookie?: never }
      requestBody?: never
      responses: {
        202: { headers: Record<string, unknown>; content: { 'application/json': unknown } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "cross_site" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
      }
    }
  }
  '/api/v1/jobs': {
    /** The account’s jobs, the newest first; after: those older than this job */
    get: {
      parameters: { query?: { 'after'?: number; 'limit'?: number }; header?: never; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { jobs: Array<{ id: number; status: "waiting" | "processing" | "paused" | "completed" | "failed"; stopped: boolean; problem: { code: string; message: string } | null; filename: string; languages: Array<string>; images: { total: number; succeeded: number; failed: number; carried: number; free: number }; priceCents: number; estimatedCents: number; costCents: number; retriedAs: number | null; createdAt: string; finishedAt: string | null }> } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" } } }
      }
    }
  }
  '/api/v1/jobs/{id}': {
    /** One job */
    get: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; status: "waiting" | "processing" | "paused" | "completed" | "failed"; stopped: boolean; problem: { code: string; message: string } | null; filename: string; languages: Array<string>; images: { total: number; succeeded: number; failed: number; carried: number; free: number }; priceCents: number; estimatedCents: number; costCents: number; retriedAs: number | null; createdAt: string; finishedAt: string | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
      }
    }
    /** Delete a job that is over, with its images and texts */
    delete: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        204: { headers: Record<string, unknown>; content?: never }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "cross_site" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "job_running" } } }
      }
    }
  }
  '/api/v1/jobs/{id}/failed.csv': {
    /** The rows of the list that have no texts, with the reason, once the job is over */
    get: {
      parameters: { query?: { 'delimiter'?: "," | ";" }; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'text/csv': string } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "job_running" } } }
      }
    }
  }
  '/api/v1/jobs/{id}/images': {
    /** The images of a job in the order of its list; after: those behind this position */
    get: {
      parameters: { query?: { 'after'?: number; 'limit'?: number }; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { images: Array<{ id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null }> } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
      }
    }
  }
  '/api/v1/jobs/{id}/results.csv': {
    /** Results as CSV: every column of the list, then the texts */
    get: {
      parameters: { query?: { 'delimiter'?: "," | ";" }; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'text/csv': string } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "job_not_completed" } } }
      }
    }
  }
  '/api/v1/jobs/{id}/results.json': {
    /** Results as JSON: an array of images, each with its row of the list */
    get: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': unknown } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "job_not_completed" } } }
      }
    }
  }
  '/api/v1/jobs/{id}/results.xlsx': {
    /** Results as a spreadsheet: the columns of the CSV, each cell as text */
    get: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': unknown } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "job_not_completed" } } }
      }
    }
  }
  '/api/v1/openapi.json': {
    /** API v1 as an OpenAPI document */
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never }
      requestBody?: never
      responses: {
      }
    }
  }
  '/api/v1/webhooks': {
    /** The account’s webhooks, the oldest first */
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { webhooks: Array<{ id: number; url: string; events: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring">; offBecause: "by_owner" | "gone" | "failing" | null; createdAt: string }> } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" } } }
      }
    }
    /** Make a webhook; the secret that it signs with is answered this once */
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': { url: string; events: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring"> } } }
      responses: {
        201: { headers: Record<string, unknown>; content: { 'application/json': { secret: string; webhook: { id: number; url: string; events: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring">; offBecause: "by_owner" | "gone" | "failing" | null; createdAt: string } } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" | "webhook_url_refused" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "cross_site" } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_slow" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "too_many_webhooks" } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_large" } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "unsupported_media_type" } } }
      }
    }
  }
  '/api/v1/webhooks/{id}': {
    /** Change where a webhook goes, what it is told, or whether it is on */
    patch: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody: { content: { 'application/json': { url?: string; events?: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring">; isOn?: boolean } } }
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; url: string; events: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring">; offBecause: "by_owner" | "gone" | "failing" | null; createdAt: string } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" | "webhook_url_refused" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "cross_site" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_slow" } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_large" } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "unsupported_media_type" } } }
      }
    }
    /** Remove a webhook and what it would still have been told */
    delete: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        204: { headers: Record<string, unknown>; content?: never }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "cross_site" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
      }
    }
  }
  '/api/v1/webhooks/{id}/deliveries': {
    /** What a webhook was told within 30 days, the newest first; before: what was made earlier */
    get: {
      parameters: { query?: { 'before'?: string; 'limit'?: number }; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { deliveries: Array<{ id: string; event: "job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring" | "test"; state: "waiting" | "delivered" | "failed"; attempts: number; lastStatus: number | null; lastFault: string | null; lastTookMs: number | null; createdAt: string; nextAt: string | null; deliveredAt: string | null }> } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
      }
    }
  }
  '/api/v1/webhooks/{id}/rotate': {
    /** Give a webhook another secret; the one before signs along for 24 hours */
    post: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { secret: string } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "cross_site" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
      }
    }
  }
  '/api/v1/webhooks/{id}/test': {
    /** Have a webhook told an event of the type test */
    post: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        202: { headers: Record<string, unknown>; content: { 'application/json': { deliveryId: string } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "cross_site" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
      }
    }
  }
}
