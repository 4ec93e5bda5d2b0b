import { speakDialect } from './speak-dialect.ts'

/** Ollama's: ignores whatever it does not know, and shows what its models think. */
export const ollama = speakDialect({
  path: '/ollama/v1/chat/completions',
  rewrite: ({ max_completion_tokens, ...body }) => body,
  shapeThinking: ({ thinking }) => ({ reasoning: thinking ?? 'The user wants to know what can be seen.' }),
})
