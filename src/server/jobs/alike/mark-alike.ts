import type { StoredBreach } from '#server/jobs/images.tables.ts'

const rule = 'repeated_alt'

/** Adds the breach that another image of the job has the same alt text in this language. */
export function markAlike(breaches: readonly StoredBreach[], language: string): StoredBreach[] {
  return [...unmarkAlike(breaches), { rule, languages: [language] }]
}

export function unmarkAlike(breaches: readonly StoredBreach[]): StoredBreach[] {
  return breaches.filter((breach) => breach.rule !== rule)
}
