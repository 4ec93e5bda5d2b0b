import { hasCapitalNouns } from '#checks/languages/languages.ts'
import { isCapital, isSaying } from './is-saying.ts'

/** The most that may be one name or one item of a list. */
export const maxWordsOfItem = 3

/** Between two words with capitals these make one name: `Picos de Europa`, `Isle of Man`, `Ústí nad Labem`. */
const particles = new Set('de del della dei di da do dos das du of van nad pod'.split(' '))
const legalForms = new Set(
  'gmbh co kg ag ohg ug gbr ev ltd inc llc plc sa srl spa kft zrt bt sro as doo'.split(' '),
)

/** The words of a clause that say something, names of several words as one. */
export function joinNames(words: string[], language: string | undefined, isTitleCase: boolean): string[] {
  const terms: string[] = []
  let run: string[] = []
  const end = () => {
    const name =
      run.length <= maxWordsOfItem ? run : run.filter((word) => !legalForms.has(word.toLowerCase()))
    terms.push(...(name.length <= maxWordsOfItem && !isTitleCase ? [name.join(' ')] : name))
    run = []
  }
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const name = words.slice(i, i + 3)
    if (isName(name)) {
      // In German all nouns have capitals: `Tourenbericht Picos de Europa` is two.
      if (language === undefined || hasCapitalNouns(language)) end()
      run.push(name.join(' '))
      i += 2
      continue
    }
    const next = words[i + 1] ?? ''
    if (word === 'von' && run.length > 1 && isCapital(next)) {
      run.push(`von ${next}`)
      i += 1
      continue
    }
    const says = isSaying(words, i, language)
    if (says && isCapital(word)) {
      run.push(word)
      continue
    }
    end()
    if (says) terms.push(word)
  }
  end()
  return terms.filter((term) => term !== '')
}

/** `Picos de Europa`: a particle between two words with capitals. */
export function isName(words: string[]): boolean {
  return words.length === 3 && particles.has(words[1]!) && isCapital(words[0]!) && isCapital(words[2]!)
}
