export interface StoredFile {
  bytes: Buffer
  mediaType: string
}

export interface FileKey {
  /** The id of what the file belongs to: the files of one scope go together. */
  scope: number
  /** Any text that tells it from the others of its scope. No path is made of it as it stands. */
  name: string
}

/**
 * Where files are kept that can be made anew, for some time and within some bytes: who asks for one may find it gone.
 * A reader finds a file whole or not at all.
 */
export interface FileStore {
  /** Null where there is none, or only one that is kept no longer. */
  get(key: FileKey): Promise<StoredFile | null>
  /** In place of an earlier one of that key. The oldest files of all go where the bytes would be too many. */
  put(key: FileKey, file: StoredFile): Promise<void>
  /** The scopes of which there may be files. */
  scopes(): Promise<number[]>
  removeScope(scope: number): Promise<void>
  /** Removes what is kept no longer. */
  removeOld(): Promise<void>
}
