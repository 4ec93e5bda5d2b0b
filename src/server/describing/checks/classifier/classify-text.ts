import { readFileSync } from 'node:fs'
import { builtInLanguages } from '#contract/languages.ts'
import { quotation } from '#server/describing/checks/quotation.ts'
import type { JudgedFor, JudgedTexts } from '#server/describing/checks/rule.ts'
import { isTechnical } from '#server/describing/checks/speech/is-technical.ts'
import { featuresOf } from './features.ts'
import { type LearnedFault, learnedFaults, type Model, modelFile, readModel, scoresOf } from './model.ts'

/** How sure it must be: see `npm run train:checks -- folds` for what good texts that a model had not learned from come to. */
const surely = 1
/** Shorter ones say too little, and longer ones are of another kind than those that it has learned from. */
const fewestWords = 5
const mostWords = 60

const known = new Set<string>(builtInLanguages.map(({ code }) => code))

let model: Model | null = null

/**
 * What is wrong with texts that no rule has words for, by what was learned from thousands of good and bad ones: null where nothing
 * surely is. Signs and buttons say what they like, and so do code and manuals; languages that it has not learned are not judged.
 */
export function classifyTexts({ altText, description }: JudgedTexts, judged: JudgedFor): LearnedFault | null {
  const { language, purpose, mayBeCode } = judged
  if (!known.has(language) || purpose === 'text' || purpose === 'functional') return null
  if (mayBeCode && purpose !== 'complex') return null
  return classifyText(altText) ?? classifyText(description)
}

function classifyText(text: string): LearnedFault | null {
  // What stands in quotation marks is no part of it.
  const words = text.replace(quotation, ' ').trim().split(/\s+/).length
  if (words < fewestWords || words > mostWords) return null
  const scores = scoresOf(takeModel(), featuresOf(text))
  // Told last, as hardly any text comes so far.
  if (sureness(scores) <= surely || isTechnical(text.toLowerCase())) return null
  return learnedFaults[scores.indexOf(Math.max(...scores))]!
}

/** How much speaks for any fault at all. */
export function sureness(scores: readonly number[]): number {
  const most = Math.max(...scores)
  return most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0))
}

/** Read for the first text that is judged: a process that judges none need not have it. */
function takeModel(): Model {
  model ??= readModel(readFileSync(modelFile))
  return model
}
