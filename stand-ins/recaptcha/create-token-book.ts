import { randomBytes } from 'node:crypto'

/** The record of an issued token. */
export interface Token {
  action: string
  /** The requesting page's. */
  hostname: string
  madeAt: number
}

const keepTokens = 10_000
// About as long as real ones, to reveal code that truncates them.
const tokenBytes = 1_500

/** Issues tokens, each valid once and for `lifetimeMs`. */
export function createTokenBook(lifetimeMs: number) {
  const tokens = new Map<string, Token & { isUsed: boolean }>()

  return {
    make(action: string, hostname: string): string {
      const token = randomBytes(tokenBytes).toString('base64url')
      tokens.set(token, { action, hostname, madeAt: Date.now(), isUsed: false })
      const [oldest] = tokens.keys()
      if (tokens.size > keepTokens && oldest) tokens.delete(oldest)
      return token
    },
    /** Consumes the token. */
    take(token: string): Token | 'unknown' | 'used or expired' {
      const found = tokens.get(token)
      if (!found) return 'unknown'
      if (found.isUsed || Date.now() - found.madeAt >= lifetimeMs) return 'used or expired'
      found.isUsed = true
      return found
    },
    forget: () => tokens.clear(),
  }
}

export type TokenBook = ReturnType<typeof createTokenBook>
