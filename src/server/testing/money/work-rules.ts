/** How workers of a story fare with the chunks they fetch. */
export interface WorkRules {
  /** At most so many. */
  chunks: number
  /** One bit for each image: whether it succeeds. */
  successes: number
  /** How many workers have each image at once. */
  copies: number
  answersAfterMs: number
  diesAfter: number | null
  /** Which of these workers find other pictures at the addresses than everybody else. */
  changedFor: 'nobody' | 'second' | 'all'
  takesOver: boolean
}
