export interface StoredFile {
  bytes: Buffer
  mediaType: string
}

export interface FileKey {
  /** The id of what the file belongs to: files of one scope are removed together. */
  scope: number
  /** Any text that is unique in its scope. It is never used as a path directly. */
  name: string
}

/**
 * A cache for files that can be rebuilt, bounded in time and bytes: a file may be gone at any time. Readers see a file complete or not at
 * all.
 */
export interface FileStore {
  /** Null if there is none, or only an expired one. */
  get(key: FileKey): Promise<StoredFile | null>
  /** Replaces an earlier file of that key. If the bytes exceed the bound, the oldest of all files are removed. */
  put(key: FileKey, file: StoredFile): Promise<void>
  /** The scopes that may have files. */
  scopes(): Promise<number[]>
  removeScope(scope: number): Promise<void>
  /** Removes expired files. */
  removeOld(): Promise<void>
}
