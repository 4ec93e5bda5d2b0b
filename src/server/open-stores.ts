import { join } from 'node:path'
import { bounds } from './platform/bounds.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { KeptFiles } from './platform/files/kept-files.ts'
import { type Bucket, openBucket } from './platform/files/open-bucket.ts'
import { type Blobs, openBucketBlobs } from './platform/files/open-bucket-blobs.ts'
import { openBucketStore } from './platform/files/open-bucket-store.ts'
import { openFolderStore } from './platform/files/open-folder-store.ts'
import { openKeptBucket } from './platform/files/open-kept-bucket.ts'
import { openKeptFolder } from './platform/files/open-kept-folder.ts'
import type { Logger } from './platform/log.ts'
import type { Settings } from './platform/read-settings.ts'

export interface Stores {
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
}

/** Opens the stores for files of the database with this id, separate from those of other databases. */
export function openStores(
  settings: Pick<Settings, 'DATA_DIR' | BucketSetting>,
  databaseId: string,
  log: Logger,
): Stores {
  const { DATA_DIR, S3_ENDPOINT } = settings
  const keptFreeBytes = bounds.diskKeptFreeBytes
  const views = { maxBytes: bounds.viewsKeptBytes, keptMs: bounds.viewsKeptMs }
  if (S3_ENDPOINT === undefined)
    return {
      bucket: null,
      views: openFolderStore(join(DATA_DIR, 'views'), { ...views, keptFreeBytes }),
      lists: openKeptFolder(join(DATA_DIR, 'lists', databaseId), { keptFreeBytes }),
      pictures: openKeptFolder(join(DATA_DIR, 'pictures', databaseId), { keptFreeBytes }),
      // Processes on several machines share no folder, unless their operator made one.
      thumbnails: null,
    }
  const bucket = openBucket({ ...settings, S3_ENDPOINT }, log)
  return {
    bucket,
    views: openBucketStore(bucket, `views/${databaseId}`, views),
    lists: openKeptBucket(bucket, `lists/${databaseId}`, { keptFreeBytes }),
    pictures: openKeptBucket(bucket, `pictures/${databaseId}`, { keptFreeBytes }),
    thumbnails: openBucketBlobs(bucket, `thumbnails/${databaseId}`),
  }
}

type BucketSetting = Extract<keyof Settings, `S3_${string}`>
