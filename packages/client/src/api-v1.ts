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
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/docs': {
    /** This page; `?lang=de` or `en` */
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'text/html': string } }
      }
    }
  }
  '/api/v1/images': {
    /** Single pictures by the id that you gave them, the newest first; after: those older than this image */
    get: {
      parameters: { query: { 'externalId': string; 'after'?: string; 'limit'?: number }; header?: never; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { images: Array<{ id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null }> } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
    /** Have one picture described: as JSON with `url` or `base64`, or as multipart/form-data with its `file` and the other fields as texts. `Prefer: respond-async` answers 202 at once where the picture has an address; others are answered when they are described */
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': { url?: string; base64?: string; filename?: string; languages: Array<string>; context?: string; role?: string; linkTarget?: string; caption?: string; pageTitle?: string; existingAlt?: string; keywords?: Array<string>; avoidedKeywords?: Array<string>; brand?: string; product?: string; style?: "neutral" | "warm" | "terse" | "shop" | null; maxAltCharacters?: number | null; glossary?: string; altPrefix?: string; altSuffix?: string; prompt?: string; externalId?: string; metadata?: Record<string, string>; maxCost?: number } | null; 'multipart/form-data': { file: Blob } } }
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null; chargedCents: number; balanceCents: number } } }
        202: { headers: Record<string, unknown>; content: { 'application/json': { id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input" | "no_language" | "unknown_language" | "invalid_custom_language" | "duplicate_language" | "too_many_custom_languages"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input" | "no_language" | "unknown_language" | "invalid_custom_language" | "duplicate_language" | "too_many_custom_languages"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        402: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "insufficient_credits" | "token_cap_reached"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "insufficient_credits" | "token_cap_reached"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended" | "account_not_ready" | "monthly_limit_reached"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended" | "account_not_ready" | "monthly_limit_reached"; requestId: string; field?: string; docs: string } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_slow"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_slow"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "keys_refused" | "no_api_keys"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "keys_refused" | "no_api_keys"; requestId: string; field?: string; docs: string } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_large"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_large"; requestId: string; field?: string; docs: string } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "image_failed"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "image_failed"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls" | "unpaid_calls_spent"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls" | "unpaid_calls_spent"; requestId: string; field?: string; docs: string } } }
        503: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "image_not_described" | "busy"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "image_not_described" | "busy"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/images/{id}': {
    /** One image, of a list, too */
    get: {
      parameters: { query?: never; header?: never; path: { 'id': string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
    /** Correct the texts of an image, approve them, or decide between them and a proposal; the texts before are kept */
    patch: {
      parameters: { query?: never; header?: never; path: { 'id': string }; cookie?: never }
      requestBody: { content: { 'application/json': { texts?: Record<string, { altText?: string; description?: string }>; approved?: boolean; seen?: Record<string, { altText: string; description: string }>; proposal?: "take" | "keep" } } }
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input" | "unknown_language"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input" | "unknown_language"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_slow"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_slow"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "job_running" | "no_texts" | "texts_changed" | "no_proposal"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "job_running" | "no_texts" | "texts_changed" | "no_proposal"; requestId: string; field?: string; docs: string } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_large"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_large"; requestId: string; field?: string; docs: string } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
    /** Delete a single picture with its texts; an image of a list goes with its job */
    delete: {
      parameters: { query?: never; header?: never; path: { 'id': string }; cookie?: never }
      requestBody?: never
      responses: {
        204: { headers: Record<string, unknown>; content?: never }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "image_of_list" | "image_pending"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "image_of_list" | "image_pending"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/images/{id}/regenerate': {
    /** Have an image described anew with a wish: once for each image, free of charge. Its texts stay; the new ones are its `proposal` */
    post: {
      parameters: { query?: never; header?: never; path: { 'id': string }; cookie?: never }
      requestBody: { content: { 'application/json': { wish?: string } } }
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended" | "account_not_ready"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended" | "account_not_ready"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_slow"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_slow"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "job_running" | "no_texts" | "picture_not_kept" | "regenerated_already" | "regenerating_now" | "copied_for_free" | "keys_refused" | "no_api_keys"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "job_running" | "no_texts" | "picture_not_kept" | "regenerated_already" | "regenerating_now" | "copied_for_free" | "keys_refused" | "no_api_keys"; requestId: string; field?: string; docs: string } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_large"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_large"; requestId: string; field?: string; docs: string } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls" | "unpaid_calls_spent" | "rate_limited"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls" | "unpaid_calls_spent" | "rate_limited"; requestId: string; field?: string; docs: string } } }
        502: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "regenerate_failed"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "regenerate_failed"; requestId: string; field?: string; docs: string } } }
        503: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "busy"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "busy"; requestId: string; field?: string; docs: string } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
    /** Start a job: of up to 1,000 images as JSON, or of a list file as multipart/form-data. `Location` leads to it */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': { images: Array<{ url: string; context?: string; role?: string; linkTarget?: string; caption?: string; pageTitle?: string; existingAlt?: string; keywords?: Array<string>; avoidedKeywords?: Array<string>; brand?: string; product?: string; style?: "neutral" | "warm" | "terse" | "shop" | null; maxAltCharacters?: number | null; glossary?: string; altPrefix?: string; altSuffix?: string }>; name?: string; languages: Array<string>; prompt?: string; baseUrl?: string; keywords?: Array<string>; avoidedKeywords?: Array<string>; brand?: string; product?: string; style?: "neutral" | "warm" | "terse" | "shop" | null; maxAltCharacters?: number | null; glossary?: string; altPrefix?: string; altSuffix?: string; usesFileNotes?: boolean; onlyMissing?: boolean; countRepeatsOnce?: boolean; maxCost?: number } | null; 'multipart/form-data': { maxImages?: string; format?: "csv" | "json"; urlColumn?: string; contextColumn?: string; wishColumns?: string; sheet?: string; onlyMissing?: "true" | "false"; countRepeatsOnce?: "true" | "false"; languages?: string; customLanguages?: string; promptType?: "system" | "custom"; customPrompt?: string; baseUrl?: string; brand?: string; product?: string; style?: "neutral" | "warm" | "terse" | "shop"; avoidedKeywords?: string; maxAltCharacters?: number | null; glossary?: string; altPrefix?: string; altSuffix?: string; usesFileNotes?: "true" | "false"; file: Blob; maxCost?: string } } }
      responses: {
        202: { headers: Record<string, unknown>; content: { 'application/json': { id: number; status: "waiting" | "processing" | "paused" | "completed" | "failed"; stopped: boolean; problem: { code: string; message: string } | null; filename: string; languages: Array<string>; images: { total: number; succeeded: number; failed: number; carried: number; free: number }; priceCents: number; estimatedCents: number; costCents: number; retriedAs: number | null; createdAt: string; finishedAt: string | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input" | "upload_too_slow" | "file_missing" | "wrong_file_type" | "file_empty" | "json_empty" | "file_unreadable" | "json_named_csv" | "csv_named_json" | "no_rows" | "unclosed_quotes" | "surplus_cells" | "too_many_rows" | "too_many_columns" | "row_too_large" | "too_many_pictures" | "list_unreadable" | "no_spreadsheet" | "spreadsheet_of_another_kind" | "spreadsheet_old" | "spreadsheet_locked" | "spreadsheet_damaged" | "spreadsheet_too_large" | "sheet_missing" | "sheet_empty" | "sheet_damaged" | "sheet_row_too_large" | "sheet_surplus_cell" | "too_many_images" | "not_json" | "json_shape_unknown" | "not_ndjson" | "ndjson_line_broken" | "ndjson_line_cut" | "ndjson_line_no_object" | "url_column_missing" | "context_column_missing" | "wish_column_missing" | "alt_column_missing" | "none_missing" | "base_url_invalid" | "no_language" | "unknown_language" | "invalid_custom_language" | "too_many_custom_languages" | "duplicate_language" | "custom_prompt_empty" | "invalid_max_images"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input" | "upload_too_slow" | "file_missing" | "wrong_file_type" | "file_empty" | "json_empty" | "file_unreadable" | "json_named_csv" | "csv_named_json" | "no_rows" | "unclosed_quotes" | "surplus_cells" | "too_many_rows" | "too_many_columns" | "row_too_large" | "too_many_pictures" | "list_unreadable" | "no_spreadsheet" | "spreadsheet_of_another_kind" | "spreadsheet_old" | "spreadsheet_locked" | "spreadsheet_damaged" | "spreadsheet_too_large" | "sheet_missing" | "sheet_empty" | "sheet_damaged" | "sheet_row_too_large" | "sheet_surplus_cell" | "too_many_images" | "not_json" | "json_shape_unknown" | "not_ndjson" | "ndjson_line_broken" | "ndjson_line_cut" | "ndjson_line_no_object" | "url_column_missing" | "context_column_missing" | "wish_column_missing" | "alt_column_missing" | "none_missing" | "base_url_invalid" | "no_language" | "unknown_language" | "invalid_custom_language" | "too_many_custom_languages" | "duplicate_language" | "custom_prompt_empty" | "invalid_max_images"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        402: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "over_max_cost" | "token_cap_reached" | "insufficient_credits"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "over_max_cost" | "token_cap_reached" | "insufficient_credits"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended" | "account_not_ready" | "monthly_limit_reached"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended" | "account_not_ready" | "monthly_limit_reached"; requestId: string; field?: string; docs: string } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_slow"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_slow"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_running" | "too_many_jobs" | "no_api_keys" | "keys_refused" | "quota_reached"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_running" | "too_many_jobs" | "no_api_keys" | "keys_refused" | "quota_reached"; requestId: string; field?: string; docs: string } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_large" | "file_too_large"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_large" | "file_too_large"; requestId: string; field?: string; docs: string } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls" | "rate_limited" | "own_uploads_under_way" | "uploads_under_way"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls" | "rate_limited" | "own_uploads_under_way" | "uploads_under_way"; requestId: string; field?: string; docs: string } } }
        507: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "disk_full"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "disk_full"; requestId: string; field?: string; docs: string } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
    /** Delete a job that is over, with its images and texts */
    delete: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        204: { headers: Record<string, unknown>; content?: never }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "job_running"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "job_running"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/jobs/{id}/events': {
    /** Progress of a job as an event stream, from its last images on, or from behind `Last-Event-ID`; it ends with the job */
    get: {
      parameters: { query?: never; header?: { 'Last-Event-ID'?: string }; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'text/event-stream': { type: "status"; job: { id: number; status: "waiting" | "processing" | "paused" | "completed" | "failed"; stopped: boolean; problem: { code: string; message: string } | null; filename: string; languages: Array<string>; images: { total: number; succeeded: number; failed: number; carried: number; free: number }; priceCents: number; estimatedCents: number; costCents: number; retriedAs: number | null; createdAt: string; finishedAt: string | null } } | { type: "image"; image: { id: string; position: number; filename: string; state: "succeeded" | "failed"; altText: string | null; error: string | null; doneAt: string } } | { type: "end"; job: { id: number; status: "waiting" | "processing" | "paused" | "completed" | "failed"; stopped: boolean; problem: { code: string; message: string } | null; filename: string; languages: Array<string>; images: { total: number; succeeded: number; failed: number; carried: number; free: number }; priceCents: number; estimatedCents: number; costCents: number; retriedAs: number | null; createdAt: string; finishedAt: string | null } } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "job_running"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "job_running"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/jobs/{id}/images': {
    /** The images of a job in the order of its list; after: those behind this position */
    get: {
      parameters: { query?: { 'after'?: number; 'limit'?: number }; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { images: Array<{ id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null }> } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "job_not_completed"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "job_not_completed"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "job_not_completed"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "job_not_completed"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/jobs/{id}/results.ndjson': {
    /** Results as NDJSON: the objects of the JSON, one a line */
    get: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/x-ndjson': unknown } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "job_not_completed"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "job_not_completed"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "job_not_completed"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "job_not_completed"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/jobs/{id}/retry': {
    /** Start a job of those images of a job that have no texts, with the same choices; with `again` also when that was done before. `Location` leads to it */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path: { 'id': number }; cookie?: never }
      requestBody: { content: { 'application/json': { again?: boolean; maxCost?: number } | null } }
      responses: {
        202: { headers: Record<string, unknown>; content: { 'application/json': { id: number; status: "waiting" | "processing" | "paused" | "completed" | "failed"; stopped: boolean; problem: { code: string; message: string } | null; filename: string; languages: Array<string>; images: { total: number; succeeded: number; failed: number; carried: number; free: number }; priceCents: number; estimatedCents: number; costCents: number; retriedAs: number | null; createdAt: string; finishedAt: string | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input" | "too_many_images"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input" | "too_many_images"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        402: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "over_max_cost" | "token_cap_reached" | "insufficient_credits"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "over_max_cost" | "token_cap_reached" | "insufficient_credits"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended" | "account_not_ready" | "monthly_limit_reached"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended" | "account_not_ready" | "monthly_limit_reached"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_slow"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_slow"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_running" | "job_running" | "too_many_jobs" | "nothing_to_retry" | "retried_already" | "no_api_keys" | "keys_refused" | "quota_reached"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_running" | "job_running" | "too_many_jobs" | "nothing_to_retry" | "retried_already" | "no_api_keys" | "keys_refused" | "quota_reached"; requestId: string; field?: string; docs: string } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_large"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_large"; requestId: string; field?: string; docs: string } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls" | "rate_limited"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls" | "rate_limited"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/jobs/{id}/stop': {
    /** Stop a job; images under way finish. One that is over stays as it is */
    post: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        202: { headers: Record<string, unknown>; content: { 'application/json': { id: number; status: "waiting" | "processing" | "paused" | "completed" | "failed"; stopped: boolean; problem: { code: string; message: string } | null; filename: string; languages: Array<string>; images: { total: number; succeeded: number; failed: number; carried: number; free: number }; priceCents: number; estimatedCents: number; costCents: number; retriedAs: number | null; createdAt: string; finishedAt: string | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
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
        200: { headers: Record<string, unknown>; content: { 'application/json': { webhooks: Array<{ id: number; url: string; events: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring">; offBecause: "by_owner" | "gone" | "failing" | null; failingSince: string | null; createdAt: string }> } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
    /** Make a webhook; the secret that it signs with is answered this once */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': { url: string; events: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring"> } } }
      responses: {
        201: { headers: Record<string, unknown>; content: { 'application/json': { secret?: string; webhook: { id: number; url: string; events: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring">; offBecause: "by_owner" | "gone" | "failing" | null; failingSince: string | null; createdAt: string } } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input" | "webhook_url_refused"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input" | "webhook_url_refused"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_slow"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_slow"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_running" | "too_many_webhooks"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_running" | "too_many_webhooks"; requestId: string; field?: string; docs: string } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_large"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_large"; requestId: string; field?: string; docs: string } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/webhooks/{id}': {
    /** Change where a webhook goes, what it is told, or whether it is on */
    patch: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody: { content: { 'application/json': { url?: string; events?: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring">; isOn?: boolean } } }
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; url: string; events: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring">; offBecause: "by_owner" | "gone" | "failing" | null; failingSince: string | null; createdAt: string } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input" | "webhook_url_refused"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input" | "webhook_url_refused"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_slow"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_slow"; requestId: string; field?: string; docs: string } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "body_too_large"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "body_too_large"; requestId: string; field?: string; docs: string } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "unsupported_media_type"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
    /** Remove a webhook and what it would still have been told */
    delete: {
      parameters: { query?: never; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        204: { headers: Record<string, unknown>; content?: never }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/webhooks/{id}/deliveries': {
    /** What a webhook was told within 30 days, page by page, the newest first; `Link` leads to the next */
    get: {
      parameters: { query?: { 'after'?: string; 'limit'?: number }; header?: never; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { deliveries: Array<{ id: string; event: "job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring" | "test"; state: "waiting" | "delivered" | "failed"; attempts: number; lastStatus: number | null; lastFault: string | null; lastTookMs: number | null; createdAt: string; nextAt: string | null; deliveredAt: string | null }> } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/webhooks/{id}/deliveries/{deliveryId}/resend': {
    /** Send a delivery again at once, with the same id */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path: { 'id': number; 'deliveryId': string }; cookie?: never }
      requestBody?: never
      responses: {
        202: { headers: Record<string, unknown>; content: { 'application/json': unknown } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_running" | "webhook_off"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_running" | "webhook_off"; requestId: string; field?: string; docs: string } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/webhooks/{id}/rotate': {
    /** Give a webhook another secret; the one before signs along for 24 hours */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { secret?: string } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_running"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_running"; requestId: string; field?: string; docs: string } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
  '/api/v1/webhooks/{id}/test': {
    /** Have a webhook told an event of the type test */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        202: { headers: Record<string, unknown>; content: { 'application/json': { deliveryId: string } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "invalid_input"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "invalid_input"; requestId: string; field?: string; docs: string } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked"; requestId: string; field?: string; docs: string } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "scope_missing" | "token_suspended"; requestId: string; field?: string; docs: string } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "not_found"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "not_found"; requestId: string; field?: string; docs: string } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_running" | "webhook_off"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_running" | "webhook_off"; requestId: string; field?: string; docs: string } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "idempotency_mismatch"; requestId: string; field?: string; docs: string } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { error: string; code: "too_many_calls"; requestId: string; field?: string; docs: string }; 'application/problem+json': { type: string; title: string; status: number; detail: string; code: "too_many_calls"; requestId: string; field?: string; docs: string } } }
      }
    }
  }
}

/** What a webhook is told of each event. */
export interface webhooks {
  /** A job is over; at least one picture has its texts */
  'job.completed': { type: "job.completed"; timestamp: string; data: { jobId: number } }
  /** A job was stopped; what was under way was finished */
  'job.stopped': { type: "job.stopped"; timestamp: string; data: { jobId: number } }
  /** A job is over, and no picture has texts */
  'job.failed': { type: "job.failed"; timestamp: string; data: { jobId: number } }
  /** A job waits, and goes on by itself */
  'job.paused': { type: "job.paused"; timestamp: string; data: { jobId: number; reason: string } }
  /** A picture that was sent with Prefer: respond-async is described, or failed */
  'image.completed': { type: "image.completed"; timestamp: string; data: { imageId: string; jobId: number; state: "succeeded" | "failed"; externalId: string | null } }
  /** The balance has fallen below what its user chose (5 € unless they did) */
  'balance.low': { type: "balance.low"; timestamp: string; data: { balanceCents: number; thresholdCents: number } }
  /** An access token expires in 7 days */
  'token.expiring': { type: "token.expiring"; timestamp: string; data: { tokenId: number; name: string; start: string; expiresAt: string } }
  /** Its owner tries the webhook */
  'test': { type: "test"; timestamp: string; data: { webhookId: number } }
}
