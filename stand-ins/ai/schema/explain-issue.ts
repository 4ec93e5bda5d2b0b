import type { z } from 'zod'

/** The first thing that is wrong with a body, with its place in front, as both providers say it. */
export function explainIssue(error: z.ZodError, missing: string): string {
  const [issue] = error.issues
  if (!issue) return 'Invalid request'
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('undefined')
  return `${issue.path.join('.') || 'body'}: ${isMissing ? missing : issue.message}`
}
