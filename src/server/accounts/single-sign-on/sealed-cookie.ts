import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Platform } from '#server/platform/platform.ts'
import type { Secrets } from '#server/platform/secrets/create-secrets.ts'

/** How long a user may take at the issuer, and then to confirm with a password. */
export const keptSeconds = 10 * 60
/** Tabs that can sign in at the same time; one more discards the others. */
const mostTabs = 5

const path = '/api/login/oidc'
const flowPrefix = 'bildwort_oidc_'
const claimCookie = 'bildwort_oidc'

/** A sign-in in progress, of the browser that started it. */
const Flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page to return to. */
  to: z.enum(['/', '/konto']),
  /** When it started, in milliseconds. */
  begunAt: z.number(),
  /** The issuer was asked to have the user authenticate again. */
  isFresh: z.boolean(),
  /** Null for a sign-in. Otherwise the user and the session (SHA-256 of its token, hex) to link the identity to. */
  link: z.object({ userId: z.int(), session: z.string() }).nullable(),
})
export type Flow = z.infer<typeof Flow>

/** A person whom the issuer has signed in, and who still has to prove that an account is theirs. */
const Claim = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  userId: z.int(),
  groups: z.array(z.string()),
})
export type Claim = z.infer<typeof Claim>

type Cookies = Pick<FastifyRequest, 'cookies'>

/** Stores a sign-in in the browser that starts it. Each tab has its own. */
export function keepFlow(platform: Platform, request: Cookies, reply: FastifyReply, flow: Flow): void {
  const others = Object.keys(request.cookies).filter((name) => name.startsWith(flowPrefix))
  if (others.length >= mostTabs) for (const name of others) reply.clearCookie(name, attributes(platform))
  set(platform, reply, nameOf(flow.state), flow)
}

/** Returns and removes the sign-in that this browser started with this state; null if another browser did, or too long ago. */
export function takeFlow(
  platform: Platform,
  request: Cookies,
  reply: FastifyReply,
  state: string,
): Flow | null {
  const name = nameOf(state)
  const flow = read(platform.secrets, request, name, Flow)
  if (request.cookies[name] !== undefined) reply.clearCookie(name, attributes(platform))
  return flow?.state === state ? flow : null
}

export function keepClaim(platform: Platform, reply: FastifyReply, claim: Claim): void {
  set(platform, reply, claimCookie, claim)
}

export function readClaim(platform: Platform, request: Cookies): Claim | null {
  return read(platform.secrets, request, claimCookie, Claim)
}

export function clearClaim(platform: Platform, reply: FastifyReply): void {
  reply.clearCookie(claimCookie, attributes(platform))
}

const nameOf = (state: string) => flowPrefix + state.replace(/[^\w-]/g, '').slice(0, 16)

function set(
  { settings, secrets }: Platform,
  reply: FastifyReply,
  name: string,
  content: Flow | Claim,
): void {
  const endsAt = Date.now() + keptSeconds * 1000
  const { secretId, sealed } = secrets.seal(JSON.stringify({ content, endsAt }), name)
  const value = `${secretId}.${sealed.toString('base64url')}`
  reply.setCookie(name, value, { ...attributes({ settings }), maxAge: keptSeconds })
}

function read<Content>(
  secrets: Secrets,
  { cookies }: Cookies,
  name: string,
  Shape: z.ZodType<Content>,
): Content | null {
  const [secretId = '', sealed = ''] = cookies[name]?.split('.') ?? []
  if (!sealed) return null
  try {
    const text = secrets.open({ secretId, sealed: Buffer.from(sealed, 'base64url') }, name)
    const { content, endsAt } = z.object({ content: Shape, endsAt: z.number() }).parse(JSON.parse(text))
    return endsAt > Date.now() ? content : null
  } catch {
    // Not ours, or sealed with another SECRET_KEY.
    return null
  }
}

/** Lax: the issuer sends the browser back from its own site. Frames do not get the cookie; single sign-on needs a window. */
function attributes({ settings }: Pick<Platform, 'settings'>) {
  const secure = settings.PUBLIC_URL.startsWith('https://')
  return { httpOnly: true, sameSite: 'lax', secure, path } as const
}
