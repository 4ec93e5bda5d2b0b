import type { Database } from '#server/platform/open-database.ts'
import { eventPages } from './event-pages.ts'
import { concerns } from './select-events.ts'

/**
 * What is on record of a user, page by page, the oldest first, as it can be shown to them: of what others did, neither who
 * they were nor where they came from.
 */
export async function* ownRecords(db: Database, userId: number) {
  for await (const page of eventPages(db, concerns(userId))) {
    yield page.map(({ at, kind, details, actorKind, actorId, tokenId, network, times }) => {
      const isOwnAct = actorId === userId
      return {
        at,
        kind,
        details,
        by: isOwnAct ? 'you' : actorKind,
        network: isOwnAct ? network : null,
        ...(isOwnAct && tokenId !== null && { tokenId }),
        times,
      }
    })
  }
}
