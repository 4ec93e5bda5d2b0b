/** A sentence, as those call it who say what each of them is to hold. */
const sentenceWord =
  /(?<!\p{L})(?:satz|sentence|zin|frase|oración|oracion|enunciado|věta|věty|mondat|mondata|zdanie|stavek|poved)(?!\p{L})/u
const firstCharacters = 32
const fewestSentences = 2

/** “First sentence of the description. Second sentence with the details.”: is every sentence said to be one? In lower case. */
export function isOutline(text: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence.trim() !== '')
  return (
    sentences.length >= fewestSentences &&
    sentences.every((sentence) => sentenceWord.test(sentence.slice(0, firstCharacters)))
  )
}
