import { type Question, writeQuestion } from './write-question.ts'

/** A plain question for tests. */
export function makeTestQuestion(...languages: string[]): Question {
  return writeQuestion(
    { languages, context: '', filename: '', promptType: 'system', customPrompt: '', row: {} },
    [],
  )
}
