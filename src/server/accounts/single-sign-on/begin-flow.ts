import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import type { Platform } from '#server/platform/platform.ts'
import type { Issuer } from './open-issuer.ts'
import { type Flow, keepFlow } from './sealed-cookie.ts'

/** Starts a sign-in in this browser and returns the address to redirect it to. Throws if the issuer cannot be reached. */
export async function beginFlow(
  platform: Platform,
  issuer: Issuer,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  wishes: Pick<Flow, 'to' | 'link' | 'isFresh'>,
): Promise<string> {
  const proofs = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
  const url = await issuer.authorize(proofs, wishes)
  keepFlow(platform, request, reply, { ...proofs, ...wishes, begunAt: Date.now() })
  return url.href
}
