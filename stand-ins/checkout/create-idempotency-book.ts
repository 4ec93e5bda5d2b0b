import { Rejection } from './rejection.ts'

interface Kept {
  question: string
  answer: object
}

/** Answers a repeated request with the first answer of its idempotency key. */
export function createIdempotencyBook() {
  const kept = new Map<string, Kept>()
  return {
    /** Throws Stripe's error if the key was used for another request. Rejections are not stored. */
    answer(
      key: string | undefined,
      question: string,
      work: () => object,
    ): { answer: object; isRepeat: boolean } {
      const before = key === undefined ? undefined : kept.get(key)
      if (before && before.question !== question) {
        throw new Rejection(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        })
      }
      if (before) return { answer: before.answer, isRepeat: true }
      const answer = structuredClone(work())
      if (key !== undefined) kept.set(key, { question, answer })
      return { answer, isRepeat: false }
    },
    forget: () => kept.clear(),
  }
}

export type IdempotencyBook = ReturnType<typeof createIdempotencyBook>
