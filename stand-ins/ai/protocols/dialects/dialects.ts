import type { Protocol } from '#stand-ins/ai/protocols/protocol.ts'
import { azure } from './azure.ts'
import { gemini } from './gemini.ts'
import { llamaCpp } from './llama-cpp.ts'
import { lmStudio } from './lm-studio.ts'
import { mistral } from './mistral.ts'
import { ollama } from './ollama.ts'

/** Servers of OpenAI's form, each at an address of its own: what a product takes for its base URL ends before `/chat`. */
export const dialects: readonly Protocol[] = [mistral, ollama, lmStudio, llamaCpp, gemini, azure]
