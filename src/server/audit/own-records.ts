import type { Database } from '#server/platform/open-database.ts'
import { eventPages } from './event-pages.ts'
import { concerns } from './select-events.ts'

/** Events about a user, page by page, oldest first, in the form the user may see: other actors' names and networks are omitted. */
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
