import type { TextRule } from '#contract/text-rules.ts'

/** A written answer in one or more languages, and the rules that it breaks by the judgement of whoever wrote it. */
export interface CheckExample {
  /** By language as a user chooses it (`de`, `cz`, `Niederländisch`). */
  texts: Record<string, { altText: string; description: string }>
  /** What the picture's file is called; some other name when it plays no part. */
  filename?: string
  /** The keywords that came with the picture. */
  keywords?: string[]
  /** Empty for a good answer. */
  breaks: TextRule[]
}
