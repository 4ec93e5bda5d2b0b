import type { FastifyRequest } from 'fastify'
import type { ActorKind } from '#contract/entities/audit-event.ts'
import { loggedNetworkOf } from '#server/platform/logged-network-of.ts'

/** Who does something that is put on record. */
export interface Actor {
  kind: ActorKind
  /** Null unless `kind` is `user`. */
  userId: number | null
  /** Null where nobody came over one. */
  network: string | null
  /** Absent where it was by none of the API's tokens. */
  tokenId?: number
}

/** Somebody who is a user. */
export type UserActor = Actor & { userId: number }

/** A command on the machine. */
export const operator: Actor = { kind: 'operator', userId: null, network: null }

/** The installation itself, as its settings say. */
export const product: Actor = { kind: 'product', userId: null, network: null }

/** Who makes a request. */
export function actorOf({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): Actor {
  return caller ? userAt(caller.id, ip) : { kind: 'visitor', userId: null, network: loggedNetworkOf(ip) }
}

/** Whose token of the API makes a request. */
export function tokenAt(request: Pick<FastifyRequest, 'tokenCaller' | 'ip'>): UserActor {
  if (!request.tokenCaller) throw new Error('no call by a token')
  const { id, tokenId } = request.tokenCaller
  return { ...userAt(id, request.ip), tokenId }
}

/** A user who has just shown who they are, at this address. */
export function userAt(userId: number, address: string): UserActor {
  return { kind: 'user', userId, network: loggedNetworkOf(address) }
}
