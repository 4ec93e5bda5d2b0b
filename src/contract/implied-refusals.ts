import type { RefusalCode } from './refusals.ts'

/** What of an endpoint implies refusals. `endpoint.ts` knows this file, so it is not known here. */
interface Call {
  method: string
  schema: {
    summary: string
    params?: unknown
    querystring?: unknown
    body?: unknown
    form?: unknown
    consumes?: unknown
  }
  config: {
    access: string
    needsConfirmation?: true
    takesIdempotencyKey?: true
    refusals?: readonly RefusalCode[]
    actsOnGet?: true
  }
}

/** What a call is refused with because of who may call it, what it takes, and what its method may change. */
const impliedBy = {
  not_signed_in: ({ config }) => config.access !== 'public' && config.access !== 'token',
  admins_only: ({ config }) => config.access === 'admin',
  confirmation_needed: ({ config }) => config.needsConfirmation === true,
  token_missing: takesToken,
  tokens_differ: takesToken,
  token_mistyped: takesToken,
  token_unknown: takesToken,
  token_expired: takesToken,
  token_revoked: takesToken,
  scope_missing: takesToken,
  token_suspended: takesToken,
  too_many_calls: takesToken,
  idempotency_running: isRepeatable,
  idempotency_mismatch: isRepeatable,
  cross_site: ({ method, config }) =>
    config.access !== 'token' && (method !== 'GET' || Boolean(config.actsOnGet)),
  invalid_input: (call) => Boolean(call.schema.params || call.schema.querystring) || takesBody(call),
  body_too_large: takesBody,
  body_too_slow: takesBody,
  unsupported_media_type: takesBody,
  unsupported_encoding: takesBody,
  unsupported_charset: takesBody,
} as const satisfies Partial<Record<RefusalCode, (call: Call) => boolean>>

export type ImpliedCode = keyof typeof impliedBy

// Safe: these are the keys of that object.
const impliedCodes = Object.keys(impliedBy) as ImpliedCode[]

/** Every refusal that a call can answer: those that its access, schema and method imply, then its own. */
export function refusalsOf(call: Call): RefusalCode[] {
  return [...impliedCodes.filter((code) => impliedBy[code](call)), ...(call.config.refusals ?? [])]
}

function takesToken({ config }: Call): boolean {
  return config.access === 'token'
}

// The app's own calls know keys, too, and have nothing to refuse there.
function isRepeatable({ config }: Call): boolean {
  return config.access === 'token' && config.takesIdempotencyKey === true
}

function takesBody({ schema }: Call): boolean {
  return Boolean(schema.body || schema.form || schema.consumes)
}
