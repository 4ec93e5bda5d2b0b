/** A file of its own as long as it is kept. */
export interface OpenedFile extends AsyncDisposable {
  /** Where all of it can be read, until the file is removed or this is disposed of. It is not to be written to. */
  path: string
  bytes: number
}

/**
 * Where files are kept until somebody removes them, each within a scope, which is a user's id, and named by its content: the same bytes of
 * one user are kept once, those of another apart. A reader finds a file whole or not at all. Who keeps what somebody else may be
 * removing sees to it that both don't do so at once: the file may be the same.
 */
export interface KeptFiles {
  /**
   * Keeps a copy of the file at `path`, for good once this is over. `name` is the SHA-256 of its bytes in hex. What was kept
   * before counts as kept now. Refuses `disk_full`.
   */
  keep(scope: number, path: string): Promise<{ name: string; bytes: number }>
  /** Null where there is none of that name. */
  open(scope: number, name: string): Promise<OpenedFile | null>
  /** The scopes of which there may be files. */
  scopes(): Promise<number[]>
  /** Of all that is there of a scope, also of what was left unfinished. */
  names(scope: number): Promise<string[]>
  /** Removes one of these, unless it was kept within the last `unlessWithinMs`. */
  remove(scope: number, name: string, options?: { unlessWithinMs?: number }): Promise<void>
}
