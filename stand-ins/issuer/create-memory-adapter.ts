import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/** The issuer's storage, in memory, independent of its signing keys. */
export function createMemoryAdapter(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>()

  return (kind): Adapter => {
    const keyOf = (id: string) => `${kind} ${id}`
    const findBy = (fits: (payload: AdapterPayload) => boolean) =>
      kept.entries().find(([key, payload]) => key.startsWith(`${kind} `) && fits(payload))?.[1]
    return {
      async upsert(id, payload) {
        kept.set(keyOf(id), payload)
      },
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (code) => findBy((payload) => payload.userCode === code),
      async consume(id) {
        const payload = kept.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
