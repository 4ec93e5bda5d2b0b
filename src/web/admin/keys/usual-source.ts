import type { ApiKeyName, GlobalKey } from '#contract/entities/api-key.ts'
import type { User } from '#contract/entities/user.ts'

export type KeySource = 'own' | 'global'

/** The key source to preselect: the global key if it works, unless the user already has a key of their own to replace. */
export function usualSource(
  name: ApiKeyName,
  user: Pick<User, 'apiKeys'> | null,
  globalKeys: readonly Pick<GlobalKey, 'name' | 'isSet' | 'refusedAt'>[] = [],
): KeySource {
  const hasOwn = user?.apiKeys.some((key) => key.name === name && !key.isGlobal)
  const works = globalKeys.some((key) => key.name === name && key.isSet && key.refusedAt === null)
  return works && !hasOwn ? 'global' : 'own'
}
