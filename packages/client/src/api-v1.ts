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
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
      }
    }
    /** Have one picture described: as JSON with `url` or `base64`, or as multipart/form-data with its `file` and the other fields as texts. `Prefer: respond-async` answers 202 at once where the picture has an address; others are answered when they are described */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': { url?: string; base64?: string; filename?: string; languages: Array<string>; context?: string; role?: string; linkTarget?: string; caption?: string; pageTitle?: string; existingAlt?: string; keywords?: Array<string>; avoidedKeywords?: Array<string>; brand?: string; product?: string; style?: "neutral" | "warm" | "terse" | "shop" | null; maxAltCharacters?: number | null; glossary?: string; altPrefix?: string; altSuffix?: string; prompt?: string; externalId?: string; metadata?: Record<string, string>; maxCost?: number } | null; 'multipart/form-data': { file: Blob } } }
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null; chargedCents: number; balanceCents: number } } }
        202: { headers: Record<string, unknown>; content: { 'application/json': { id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" | "no_language" | "unknown_language" | "invalid_custom_language" | "duplicate_language" | "too_many_custom_languages" | "upload_too_slow" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        402: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "insufficient_credits" | "token_cap_reached" | "over_max_cost" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" | "account_not_ready" | "monthly_limit_reached" } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_slow" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_running" | "keys_refused" | "no_api_keys" | "quota_reached" } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_large" | "file_too_large" } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "unsupported_media_type" } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_mismatch" | "image_failed" } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "unpaid_calls_spent" } } }
        503: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "image_not_described" | "busy" } } }
        507: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "disk_full" } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
      }
    }
    /** Correct the texts of an image, approve them, or decide between them and a proposal; the texts before are kept */
    patch: {
      parameters: { query?: never; header?: never; path: { 'id': string }; cookie?: never }
      requestBody: { content: { 'application/json': { texts?: Record<string, { altText?: string; description?: string }>; approved?: boolean; seen?: Record<string, { altText: string; description: string }>; proposal?: "take" | "keep" } } }
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" | "unknown_language" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_slow" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "job_running" | "no_texts" | "texts_changed" | "no_proposal" } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_large" } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "unsupported_media_type" } } }
      }
    }
    /** Delete a single picture with its texts; an image of a list goes with its job */
    delete: {
      parameters: { query?: never; header?: never; path: { 'id': string }; cookie?: never }
      requestBody?: never
      responses: {
        204: { headers: Record<string, unknown>; content?: never }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "image_of_list" | "image_pending" } } }
      }
    }
  }
  '/api/v1/images/{id}/regenerate': {
    /** Have an image described anew with a wish: once for each image, free of charge. Its texts stay; the new ones are its `proposal` */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path: { 'id': string }; cookie?: never }
      requestBody: { content: { 'application/json': { wish?: string } } }
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" | "account_not_ready" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_slow" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_running" | "job_running" | "no_texts" | "picture_not_kept" | "regenerated_already" | "regenerating_now" | "copied_for_free" | "keys_refused" | "no_api_keys" } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_large" } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "unsupported_media_type" } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_mismatch" } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "unpaid_calls_spent" | "rate_limited" } } }
        502: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "regenerate_failed" } } }
        503: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "busy" } } }
      }
    }
  }
  '/api/v1/jobs': {
    /** The account’s jobs, the newest first; after: those older than this job */
    get: {
      parameters: { query?: { 'after'?: number; 'limit'?: number; 'kind'?: "list" | "single" }; header?: never; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { jobs: Array<{ id: number; status: "waiting" | "processing" | "paused" | "completed" | "failed"; stopped: boolean; problem: { code: string; message: string } | null; filename: string; languages: Array<string>; images: { total: number; succeeded: number; failed: number; carried: number; free: number }; priceCents: number; estimatedCents: number; costCents: number; retriedAs: number | null; createdAt: string; finishedAt: string | null }> } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
      }
    }
    /** Start a job: of up to 1,000 images as JSON, or of a list file as multipart/form-data. `Location` leads to it */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': { images: Array<{ url: string; context?: string; role?: string; linkTarget?: string; caption?: string; pageTitle?: string; existingAlt?: string; keywords?: Array<string>; avoidedKeywords?: Array<string>; brand?: string; product?: string; style?: "neutral" | "warm" | "terse" | "shop" | null; maxAltCharacters?: number | null; glossary?: string; altPrefix?: string; altSuffix?: string }>; name?: string; languages: Array<string>; prompt?: string; baseUrl?: string; keywords?: Array<string>; avoidedKeywords?: Array<string>; brand?: string; product?: string; style?: "neutral" | "warm" | "terse" | "shop" | null; maxAltCharacters?: number | null; glossary?: string; altPrefix?: string; altSuffix?: string; usesFileNotes?: boolean; onlyMissing?: boolean; countRepeatsOnce?: boolean; maxCost?: number } | null; 'multipart/form-data': { maxImages?: string; format?: "csv" | "json"; urlColumn?: string; contextColumn?: string; wishColumns?: string; sheet?: string; onlyMissing?: "true" | "false"; countRepeatsOnce?: "true" | "false"; languages?: string; customLanguages?: string; promptType?: "system" | "custom"; customPrompt?: string; baseUrl?: string; brand?: string; product?: string; style?: "neutral" | "warm" | "terse" | "shop"; avoidedKeywords?: string; maxAltCharacters?: number | null; glossary?: string; altPrefix?: string; altSuffix?: string; usesFileNotes?: "true" | "false"; file: Blob; maxCost?: string } } }
      responses: {
        202: { headers: Record<string, unknown>; content: { 'application/json': { id: number; status: "waiting" | "processing" | "paused" | "completed" | "failed"; stopped: boolean; problem: { code: string; message: string } | null; filename: string; languages: Array<string>; images: { total: number; succeeded: number; failed: number; carried: number; free: number }; priceCents: number; estimatedCents: number; costCents: number; retriedAs: number | null; createdAt: string; finishedAt: string | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" | "upload_too_slow" | "file_missing" | "wrong_file_type" | "file_empty" | "json_empty" | "file_unreadable" | "json_named_csv" | "csv_named_json" | "no_rows" | "unclosed_quotes" | "surplus_cells" | "too_many_rows" | "too_many_columns" | "row_too_large" | "too_many_pictures" | "list_unreadable" | "no_spreadsheet" | "spreadsheet_of_another_kind" | "spreadsheet_old" | "spreadsheet_locked" | "spreadsheet_damaged" | "spreadsheet_too_large" | "sheet_missing" | "sheet_empty" | "sheet_damaged" | "sheet_row_too_large" | "sheet_surplus_cell" | "too_many_images" | "not_json" | "json_shape_unknown" | "not_ndjson" | "ndjson_line_broken" | "ndjson_line_cut" | "ndjson_line_no_object" | "url_column_missing" | "context_column_missing" | "wish_column_missing" | "alt_column_missing" | "none_missing" | "base_url_invalid" | "no_language" | "unknown_language" | "invalid_custom_language" | "too_many_custom_languages" | "duplicate_language" | "custom_prompt_empty" | "invalid_max_images" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        402: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "over_max_cost" | "token_cap_reached" | "insufficient_credits" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" | "account_not_ready" | "monthly_limit_reached" } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_slow" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_running" | "too_many_jobs" | "no_api_keys" | "keys_refused" | "quota_reached" } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_large" | "file_too_large" } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "unsupported_media_type" } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_mismatch" } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "rate_limited" | "own_uploads_under_way" | "uploads_under_way" } } }
        507: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "disk_full" } } }
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
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
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
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "job_running" } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
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
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
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
        200: { headers: Record<string, unknown>; content: { 'application/json': { images: Array<{ id: string; jobId: number; position: number; url: string; filename: string; state: "pending" | "succeeded" | "failed" | "skipped" | "carried"; error: string | null; texts: Record<string, { altText: string; description: string }>; keywords: { wanted: Array<string>; used: Array<string> }; purpose: "informative" | "functional" | "text" | "complex" | "decorative" | null; decorative: boolean; review: { needed: boolean; reasons: Array<{ rule: string; languages: Array<string>; message: string }>; edited: boolean; approved: boolean }; sameAs: string | null; model: string | null; promptVersion: string | null; proposal: { texts: Record<string, { altText: string; description: string }>; decorative: boolean } | null; externalId: string | null; metadata: Record<string, string> | null }> } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
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
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
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
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "job_not_completed" } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
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
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "job_not_completed" } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" | "too_many_images" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        402: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "over_max_cost" | "token_cap_reached" | "insufficient_credits" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" | "account_not_ready" | "monthly_limit_reached" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_slow" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_running" | "job_running" | "too_many_jobs" | "nothing_to_retry" | "retried_already" | "no_api_keys" | "keys_refused" | "quota_reached" } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_large" } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "unsupported_media_type" } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_mismatch" } } }
        429: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "rate_limited" } } }
      }
    }
  }
  '/api/v1/jobs/{id}/stop': {
    /** Stop a job; images under way finish. One that is over stays as it is */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path: { 'id': number }; cookie?: never }
      requestBody?: never
      responses: {
        202: { headers: Record<string, unknown>; content: { 'application/json': { id: number; status: "waiting" | "processing" | "paused" | "completed" | "failed"; stopped: boolean; problem: { code: string; message: string } | null; filename: string; languages: Array<string>; images: { total: number; succeeded: number; failed: number; carried: number; free: number }; priceCents: number; estimatedCents: number; costCents: number; retriedAs: number | null; createdAt: string; finishedAt: string | null } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_running" } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_mismatch" } } }
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
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
      }
    }
    /** Make a webhook; the secret that it signs with is answered this once */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string }; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': { url: string; events: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring"> } } }
      responses: {
        201: { headers: Record<string, unknown>; content: { 'application/json': { secret?: string; webhook: { id: number; url: string; events: Array<"job.completed" | "job.stopped" | "job.failed" | "job.paused" | "image.completed" | "balance.low" | "token.expiring">; offBecause: "by_owner" | "gone" | "failing" | null; failingSince: string | null; createdAt: string } } } }
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" | "webhook_url_refused" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        408: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_slow" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_running" | "too_many_webhooks" } } }
        413: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "body_too_large" } } }
        415: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "unsupported_media_type" } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_mismatch" } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" | "webhook_url_refused" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
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
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_running" | "webhook_off" } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_mismatch" } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_running" } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_mismatch" } } }
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
        400: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "invalid_input" } } }
        401: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "token_missing" | "tokens_differ" | "token_mistyped" | "token_unknown" | "token_expired" | "token_revoked" } } }
        403: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "scope_missing" | "token_suspended" } } }
        404: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "not_found" } } }
        409: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_running" | "webhook_off" } } }
        422: { headers: Record<string, unknown>; content: { 'application/json': { message: string; code: "idempotency_mismatch" } } }
      }
    }
  }
}
