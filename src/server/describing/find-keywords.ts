import { splitFilename } from './split-filename.ts'
import { stopWords } from './stop-words.ts'

const maxKeywords = 20
const maxKeywordCharacters = 60
/** A part of a list with more words than this is a sentence: its words count one by one. */
const maxWordsOfATerm = 3

/**
 * The terms of a picture's context and of its file name, in their own spelling, each once (case ignored), at most
 * 20. Lists (comma, semicolon, pipe, line break, colon) give their terms, sentences their words that are no stop words.
 */
export function findKeywords(context: string, filename: string): string[] {
  const terms = context.split(/[,;|:\n\r\t•·]+/).flatMap(splitPart)
  const known = new Set(terms.flatMap((term) => term.toLocaleLowerCase('de').split(' ')))
  const added = splitFilename(filename).filter((word) => !known.has(word.toLocaleLowerCase('de')))
  const found = new Map<string, string>()
  for (const term of [...terms, ...added]) {
    const key = term.toLocaleLowerCase('de')
    if (!found.has(key)) found.set(key, term)
  }
  return [...found.values()].slice(0, maxKeywords)
}

function splitPart(part: string): string[] {
  const sentences = part.split(/[.!?]+(?:\s|$)/)
  if (sentences.length > 1 && sentences.filter((sentence) => sentence.trim() !== '').length > 1) {
    return sentences.flatMap(splitPart)
  }
  const words = part
    .split(/[\s\p{Cc}"'„“”‚‘’«»()[\]{}<>!?/\\]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
  const first = words.findIndex((word) => !isStopWord(word))
  const last = words.findLastIndex((word) => !isStopWord(word))
  const kept = first === -1 ? [] : words.slice(first, last + 1)
  const isTerm = kept.length <= maxWordsOfATerm && !kept.some(isStopWord)
  return (isTerm ? [kept.join(' ')] : kept.filter((word) => !isStopWord(word))).filter(saysSomething)
}

function isStopWord(word: string): boolean {
  return stopWords.has(word.toLocaleLowerCase('de'))
}

function saysSomething(term: string): boolean {
  return term.length > 1 && term.length <= maxKeywordCharacters && /\p{L}/u.test(term)
}
