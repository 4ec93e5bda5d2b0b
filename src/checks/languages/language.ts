/**
 * All that is known of one language. Lists of words are separated by spaces, lists of phrases by `|`; all are in lower
 * case. What a language does not have is empty or null, never left out. Openings say `\p{sc=Latn}` (Latin script) for a letter: `\p{L}`
 * has ten times as many ranges, and every pattern that names it takes a millisecond or two when a process first uses it.
 */
export interface Language {
  /** BCP 47, as the detector calls it. */
  tag: string
  /** As in German: a capital does not tell a name. */
  hasCapitalNouns: boolean
  /** Top-level domains of where it is spoken, so that an address is known by them. */
  domains: readonly string[]
  /** Words that say nothing by themselves. */
  stopWords: string
  /**
   * Those of them that name a thing in another language: Spanish `sea`, German `war`, Slovene `med` (honey) and `kot`
   * (Polish: cat). They are dropped only where the language is known, and hardly tell which it is.
   */
  doubtful: string
  /** A stop word as file names write it. */
  inFileNames: (word: string) => string
  /** Sets of letters that few languages have; written alike in all that have them. */
  ownLetters: readonly string[]
  /** How forms of a word are brought to one stem, for comparison only. */
  forms: {
    stem: (word: string) => string
    /** What `stem` leaves apart or joins wrongly; both words are in lower case and with accents. */
    refine: (stem: string, word: string) => string
    /** Of two words with one stem, in lower case: are they no forms of each other? Null where the stem says enough. */
    areApart: ((one: string, other: string) => boolean) | null
    /** Forms whose stem changes so that no rule finds it, by `;`: the basic form, then the others. */
    irregular: string
    /** Where compounds are one word: is this folded stem a part of one, and how file names spell what is folded. */
    compounds: Compounds | null
  }
  /** Words that are about pictures, files, fields and persons in general, and so are no keywords. */
  noise: {
    /** What every picture is. */
    pictures: string
    /** Of persons: `dr`, `mrs`. */
    titles: string
    /** Labels of fields: they say what a column holds, not what a picture shows. */
    fields: string
    /** Labels before who made a picture, by `|`. */
    credits: string
    /** Labels before the number or size of an article. */
    articles: string
    /** In all cases of a date, but for words that are something else as well. */
    months: string
    /** Units that are no symbols. */
    units: string
    /** What people and programs call all their picture files. */
    files: string
  }
  /** What models write before a text: what it is, or which language it is in. */
  labels: {
    /** By `|`. */
    texts: string
    /** What it calls the languages, by `|`. */
    languages: string
    /** Words that may stand around them: “Alt text in German (short):”. */
    connectors: string
    /** The source of a pattern: a label that is one before a dash, too. */
    beforeDash: string
    /** The source of a pattern: how somebody begins to hand something over. */
    offers: string
    /** What is handed over then. */
    offered: string
    /** Labels before an interpretation or a reason, by `|`. */
    asides: string
  }
  /** Words that a full stop follows without ending the sentence, without that stop; months too. */
  abbreviations: string
  /** Before the last of several things; the first of them is `and`. */
  conjunctions: string
  /** What only stands in phrases, and is no stop word that is known without its language. */
  phraseWords: string
  /** How an alt text begins that says no more than that there is a picture. */
  openings: readonly RegExp[]
  /**
   * What bad texts say. Sources of patterns for text in lower case whose ’ is ', by lines or `|`; `\p{L}` stands for a
   * letter of the Latin script.
   */
  judged: {
    /** How sentences begin in which a model declines, or says that there is nothing to see. */
    refusals: string
    /** How the messages begin that programs leave in place of a text. */
    errors: string
    /** What brackets hold that are still to be filled in. */
    fillIns: string
    /** Words that no text ends with. */
    unfinished: string
    /** Each says that the writer is not sure. */
    hedges: string
    /** “or”, between two guesses. */
    alternatives: string
    /** Praise and mood, which nobody can check against the picture. */
    praise: string
    /** Age in years, skin and ethnicity of people. */
    traits: string
    /** What prompts count: characters, words, sentences. */
    units: string
  }
  detection: {
    /** Tags of languages so near that a good text may be taken for them: never sure. */
    near: readonly string[]
    /** What tells a word (in lower case) of a near language that this one has not, and its own that the near one has not. */
    letters: { foreign: RegExp; own: RegExp } | null
  }
}

interface Compounds {
  hasPart: (part: string, compound: string, isNoun: boolean, isWord: (rest: string) => boolean) => boolean
  /** `loewenzahn` → `löwenzahn`. */
  readFileName: (word: string) => string
}

/** A text that begins with these words, whatever its case: the source of a pattern. */
export function begins(words: string): RegExp {
  return new RegExp(`^(?:${words})(?![\\p{sc=Latn}\\p{N}])`, 'iu')
}

/** The words of a list, as the file of a language writes one: with spaces and line breaks between them. */
export function listWords(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '')
}
