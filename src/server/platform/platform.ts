import type { Events } from './events.ts'
import type { FileStore } from './files/file-store.ts'
import type { KeptFiles } from './files/kept-files.ts'
import type { Bucket } from './files/open-bucket.ts'
import type { Blobs } from './files/open-bucket-blobs.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Queue } from './open-queue.ts'
import type { Payments } from './payments/open-payments.ts'
import type { Settings } from './read-settings.ts'
import type { Secrets } from './secrets/create-secrets.ts'
import type { Mailer } from './smtp/open-mailer.ts'

/** What every module receives: the resources that live as long as the process. */
export interface Platform extends OpenDatabase {
  settings: Settings
  log: Logger
  queue: Queue
  events: Events
  metrics: Metrics
  /** Null: files are in `DATA_DIR`. */
  bucket: Bucket | null
  /** The large views of images, by job. */
  views: FileStore
  /** The uploaded lists of jobs, by user. */
  lists: KeptFiles
  /** Uploaded pictures, by user. */
  pictures: KeptFiles
  /** Thumbnails of finished jobs, by user; null: they are in the database. */
  thumbnails: Blobs | null
  secrets: Secrets
  /** Null: mail is off. */
  mailer: Mailer | null
  /** Null: payments are off. */
  payments: Payments | null
  /** Told of each count of a limit, and of the seconds until its window ends: API v1 says in its answers what is left. */
  sayCount?: (limit: { max: number; said?: string }, used: { count: number; seconds: number }) => void
}
