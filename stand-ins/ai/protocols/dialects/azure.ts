import { Rejection } from '#stand-ins/ai/rejection.ts'
import { speakDialect } from './speak-dialect.ts'

/** OpenAI's models at Azure's address, which take the newer name of the limit alone. */
export const azure = speakDialect({
  path: '/openai/v1/chat/completions',
  reject: ({ max_tokens }) =>
    max_tokens === undefined
      ? undefined
      : new Rejection(
          400,
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          { code: 'unsupported_parameter', param: 'max_tokens' },
        ),
})
