/** Shorter parts stand in other words by chance: `Rot` in `Brot`. */
const minPartCharacters = 4
const minRestCharacters = 3
/** In the middle of a word, chance is more likely still. */
const minMiddleCharacters = 5

/** Before a word these make another verb or noun of it, not a compound: `Herberge`, `Einband`. */
const prefixes = new Set('auf aus be ein emp ent er ge her hin miss ver zer'.split(' '))
/** After a word these do the same: `Handlung`, `weinend`, `Wanderer`. */
const derivation =
  /^(?:(?:heit|keit|schaft|ling|nis|ismus|ist|ion|ik)(?:e|en|es|s|se|sen)?|(?:isch|lich|bar|haft|sam|los|ig)(?:e[mnrs]?)?|ner(?:in|innen|[ns])?|(?:er|[lnrt])?ung(?:en)?|ende?[mnrs]?|er(?:er|ern|in|innen|[nst])|el[nt]|ier(?:en|t|te|ten|ung))$/

/** Nouns that hold a shorter one by chance: no `Wein` in `Schwein`, no `Latz` in `Spielplatz`. */
const longerNouns = (
  'blatt brand braut brot fleiss flachs frost gewand glas gleis grad greis klasse kleid kraft kraut kreide kreis krippe pflanze ' +
  'pflaster pflug platz preis schlamm schlange schloss schmaus schmuck schnabel schnecke schrank schraube schwein schwelle ' +
  'spring staub stein stern strand strasse strauch strauss streifen traube traum treppe trost zweig bruder krone klinge kran ' +
  'rhein schein schleier schlitten schnitt schritt schatten stange statue'
).split(' ')

/** How what follows a part begins when it is a word: not with `ng`, `lt` or the like. */
const onset =
  /^(?:e?n?s?|e[rs]?)(?:[bcdfghjklmnprstvwxz]?|[bcfgkpt][lr]|dr|wr|gn|kn|ch|chr|pf|pf[lr]|ph|qu|rh|sch[lmnrw]?|s[cklmnp]|sp[lr]|str?|t[hsw]|zw)[aeiouy]/

/** A word that begins with a vowel and follows another: `Apfelernte`; no `Karte` in `Kartoffel`, no `Rest` in `Restaurant`. */
const vowelWords =
  /^(?:abend|abfahrt|abhang|absatz|abteil|acker|adler|affe|akte|album|alge|allee|alt|amerik|ampel|amsel|amt|an(?:bau|fang|gebot|geb|hang|ker|la[gs]|leg|pass|schl|si|stalt|steck|stell|streich|tenn|teil|trag|walt|wend|zeig|zug)|apfel|aquari|arbeit|archiv|arm|art|arzt|arz|ast|atlas|auf|aug|aus|auto|axt|ecke|eck|eff|ehre?|ei(?:er|mer|s|che|n|d)|elefant|elf|elster|eltern|ende|energ|engel|enkel|ente|ent|erb|erd|ereig|erf|erg|erl|ernt|ers|erw|erz|esel|ess|etag|etui|eule|expert|igel|imker|industr|info|ingen|inge|insel|inst|int|oase|oberfl|obst|ochse|ofen|offiz|ohr|olive|ol|oma|onkel|opa|oper|orang|orch|ord|orgel|ort|otter|ozean|ufer|uhr|um|un(?:fall|form|ion|iv|ter)|urkund|url|urn|urs)/

/** Two consonants that no word ends with: what follows the first is another word, or the same one (`Holzgriff`: no `Riff`). */
const brokenEnd = /[bcdfghkpqtvwxz]g$|[bdfghkpqvwx]z$|[bdfgkpqtvwxz]h$|ndt$|[bcdfgkptvwxz]r$|sch[lmnrw]$/

/** At the end of a word these are no nouns: `Landschaft`. */
const suffixes = new Set(['schaft', 'haft', 'sung', 'ling'])

const caseEndings = ['', 'e', 'er', 'en', 'ern', 'es', 'n', 's']

/** Short nouns that often end a compound, and what ends alike by chance. */
const shortHeads = /(?<!^(?:kame|por|glo|.{0,6}f|.{0,8}[aeiou]))(?:bus|hof|kuh|rad|see|tal|uhr|weg)$/
/** Short nouns that often begin one: not `Seele`. */
const shortStarts = /^(?:hof|uhr|see(?!l))/

/**
 * Whether a German word (folded, `isNoun` if it is written with a capital) is a compound that has `part`, a stem, as a
 * part: `schnee` in `schneefeld`, `gebirg` in `gebirgsbach`. Of parts with three letters a few nouns are known;
 * the others count where `isWord` knows the rest.
 */
export function isPartOfCompound(
  part: string,
  compound: string,
  isNoun: boolean,
  isWord: (rest: string) => boolean,
): boolean {
  const restCharacters = compound.length - part.length
  if (restCharacters < minRestCharacters || part.length < 3) return false
  if (part.length < minPartCharacters) return isShortPart(part, compound, isNoun, isWord)
  if (compound.startsWith(part)) {
    const rest = compound.slice(part.length)
    return goesOnAsWord(rest)
  }
  if (!isNoun) return false
  const at = compound.indexOf(part, minRestCharacters)
  if (at === -1 || prefixes.has(compound.slice(0, at))) return false
  if (!/[aeiouy]/.test(compound.slice(0, at)) || isInLongerNoun(part, compound, at)) return false
  if (brokenEnd.test(compound.slice(0, at))) return false
  const after = compound.slice(at + part.length)
  // A case ending may follow: `Bürohunde`.
  if (caseEndings.includes(after)) return !suffixes.has(part)
  // A stem has lost its ending: `verwalt` in `Stadtverwaltung`.
  return (
    part.length >= minMiddleCharacters && after.length > 2 && (derivation.test(after) || goesOnAsWord(after))
  )
}

/** Can what follows a part be a word, with or without a sound between them? */
function goesOnAsWord(rest: string): boolean {
  if (/^[aiouy]|^e(?!n?s?[^aeiouy]+[aeiouy]|r)/.test(rest) && !vowelWords.test(rest)) return false
  return !derivation.test(rest) && onset.test(rest)
}

function isInLongerNoun(part: string, compound: string, at: number): boolean {
  return longerNouns.some((noun) => {
    const inside = noun.indexOf(part)
    return inside > 0 && compound.startsWith(noun, at - inside)
  })
}

function isShortPart(
  part: string,
  compound: string,
  isNoun: boolean,
  isWord: (rest: string) => boolean,
): boolean {
  if (compound.startsWith(part)) {
    return (isNoun && shortStarts.test(compound)) || isWord(compound.slice(part.length))
  }
  const ending = caseEndings.find((one) => compound.endsWith(part + one))
  if (ending === undefined) return false
  const bare = compound.slice(0, compound.length - ending.length)
  return (isNoun && shortHeads.test(bare)) || isWord(bare.slice(0, -part.length))
}
