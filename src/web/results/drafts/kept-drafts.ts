import { z } from 'zod'
import { EditImageInput } from '#contract/endpoints/images.ts'
import { storedDraftsKey } from '#web/http/stored-drafts.ts'
import type { Draft } from './text-draft.ts'

const Entry = z.tuple([z.int(), EditImageInput])

/** Unsaved changes of a user in a job, in session storage: a reload or a broken connection must not lose them. */
export interface KeptDrafts {
  read: () => Map<number, Draft>
  write: (drafts: ReadonlyMap<number, Draft>) => void
}

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** `box` is called on each use: a browser without storage throws on access, which is no error here. */
export function keptDrafts(box: () => Box, userId: number, jobId: number): KeptDrafts {
  const key = storedDraftsKey(userId, jobId)
  return {
    read() {
      try {
        const entries = z.array(z.unknown()).parse(JSON.parse(box().getItem(key) ?? '[]'))
        // An invalid entry must not discard the others.
        return new Map(
          entries.map((entry) => Entry.safeParse(entry).data).filter((entry) => entry !== undefined),
        )
      } catch {
        return new Map()
      }
    },
    write(drafts) {
      try {
        if (drafts.size === 0) box().removeItem(key)
        else box().setItem(key, JSON.stringify([...drafts]))
      } catch {
        // The page still has them.
      }
    },
  }
}
