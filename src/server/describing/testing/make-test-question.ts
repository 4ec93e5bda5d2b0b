import { type Question, writeQuestion } from '#server/describing/question/write-question.ts'

/** A plain question for tests. */
export function makeTestQuestion(...languages: string[]): Question {
  return writeQuestion(
    { languages, context: '', filename: '', promptType: 'system', customPrompt: '', row: {} },
    [],
  )
}
