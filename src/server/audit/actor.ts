import type { FastifyRequest } from 'fastify'
import type { ActorKind } from '#contract/entities/audit-event.ts'
import { loggedNetworkOf } from '#server/platform/networks-of.ts'

/** Who performs a recorded act. */
export interface Actor {
  kind: ActorKind
  /** Null unless `kind` is `user`. */
  userId: number | null
  /** Null if the act did not come over a network. */
  network: string | null
  /** Absent if no API token was used. */
  tokenId?: number
  /** Of an API token: whether it reaches test data, or live data. */
  isTest?: boolean
}

/** An actor who is a user. */
export type UserActor = Actor & { userId: number }

/** A command on the machine. */
export const operator: Actor = { kind: 'operator', userId: null, network: null }

/** The installation itself, according to its settings. */
export const product: Actor = { kind: 'product', userId: null, network: null }

/** The author of a request. */
export function actorOf({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): Actor {
  return caller ? userAt(caller.id, ip) : { kind: 'visitor', userId: null, network: loggedNetworkOf(ip) }
}

/** The owner of the API token that makes a request. */
export function tokenAt(request: Pick<FastifyRequest, 'tokenCaller' | 'ip'>): UserActor {
  if (!request.tokenCaller) throw new Error('the call has no token')
  const { id, tokenId, isTest } = request.tokenCaller
  return { ...userAt(id, request.ip), tokenId, isTest }
}

/** A user who has just authenticated, at this network address. */
export function userAt(userId: number, address: string): UserActor {
  return { kind: 'user', userId, network: loggedNetworkOf(address) }
}
