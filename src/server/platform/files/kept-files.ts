/** A private handle to a kept file. */
export interface OpenedFile extends AsyncDisposable {
  /** A readable path, until the file is removed or this is disposed of. Do not write to it. */
  path: string
  bytes: number
}

/**
 * Stores files until they are removed, by scope, which is a user's id, and named by their content: one user's identical bytes are stored
 * once, different users' separately. Readers see a file complete or not at all. Callers make sure that storing and removing do not overlap,
 * because the file may be the same.
 */
export interface KeptFiles {
  /**
   * Stores a durable copy of the file at `path`. `name` is the SHA-256 of its bytes in hex; without `sha256`, the digest that was
   * computed while the file was written, it is read again for it. Storing it again renews its age. Refuses `disk_full`.
   */
  keep(scope: number, path: string, sha256?: string): Promise<{ name: string; bytes: number }>
  /** Null if there is no file with this name. */
  open(scope: number, name: string): Promise<OpenedFile | null>
  /** The scopes that may have files. */
  scopes(): Promise<number[]>
  /** The names of everything stored for a scope, unfinished files included. */
  names(scope: number): Promise<string[]>
  /** Removes a file, unless it was stored within the last `unlessWithinMs`. */
  remove(scope: number, name: string, options?: { unlessWithinMs?: number }): Promise<void>
}
