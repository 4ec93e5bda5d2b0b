import type { RequestFeature } from './dialect.ts'

/** Where the processes that ask a server keep what it refused, by the name that `fingerprintServer` gives it. */
export interface DialectStore {
  read(server: string): Promise<RequestFeature[]>
  /** Adds one to what is known. */
  add(server: string, feature: RequestFeature): Promise<void>
  /** Puts what was just found out in place of what was known: a server that was renewed may take more than before. */
  replace(server: string, refused: readonly RequestFeature[]): Promise<void>
}

/** For a single process. */
export function createMemoryDialects(): DialectStore {
  const servers = new Map<string, RequestFeature[]>()
  return {
    read: async (server) => servers.get(server) ?? [],
    async add(server, feature) {
      servers.set(server, [...new Set([...(servers.get(server) ?? []), feature])])
    },
    async replace(server, refused) {
      servers.set(server, [...refused])
    },
  }
}
