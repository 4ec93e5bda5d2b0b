import { placeholderTexts } from '#contract/placeholder-texts.ts'
import { begins } from './begins.ts'
import { dropAccents } from './drop-accents.ts'
import { englishFaults } from './faults/english.ts'
import type { Language } from './language.ts'
import { englishRemarks } from './remarks/english.ts'
import { EnglishStemmer } from './snowball/english.ts'
import { englishSpeech } from './speech/english.ts'

/** Without `am`: captions hardly ever say `I am`, but German ones say it all the time. */
const stopWords = `
  a an the this that these those such
  i you he she it we they me him her us them my your his its our their mine yours hers ours theirs myself yourself himself herself
  itself ourselves yourselves themselves who whom whose which what whoever whatever whichever one ones someone somebody something anyone
  anybody anything everyone everybody everything nobody nothing none each every either neither both all any some few several many much
  more most less least other others another own same enough
  about above across after against along alongside amid amidst among amongst around as at atop before behind below beneath beside besides
  between beyond by despite down during except for from in inside into like near nearby of off on onto opposite out outside over past per
  since than through throughout till to toward towards under underneath until unto up upon via versus vs with within without
  and or but nor so yet because although though while whereas if unless whether once when whenever where wherever why how however
  therefore thus hence etc ie eg
  is are was were be been being isn't aren't wasn't weren't i'm you're he's she's it's we're they're that's there's
  have has had having haven't hasn't hadn't i've you've we've they've do does did done doing don't doesn't didn't
  will would shall should can could may might must ought won't wouldn't shouldn't can't cannot couldn't let lets let's
  get gets got getting make makes made making go goes went gone going come comes came coming take takes took taken taking
  show shows showed shown showing see sees saw seen seeing looks featuring feature features called based used using use uses
  not no yes also too very just only even still already again ever never always often sometimes usually rather quite almost perhaps maybe
  here there now then today tomorrow yesterday soon later earlier ago away back forth together apart well really actually especially
  mainly mostly simply exactly else instead otherwise moreover furthermore meanwhile nevertheless somewhere anywhere everywhere nowhere
  somehow anyway indeed further first second third last next two three four five six seven eight nine ten`

const kinds = 'image|picture|photo|photograph|pic|snapshot|stock photo|stock image'
const praise =
  'beautiful|nice|lovely|colou?rful|colou?r|vibrant|detailed|high[- ](?:quality|resolution)|professional|stunning|digital|close[- ]up|clear|simple|bright|great'

const snowball = new EnglishStemmer()

const things =
  /^(evening|building|ceiling|wedding|clothing|railing|meeting|morning|pudding|earring|stocking)s?$/

export const english = {
  tag: 'en',
  hasCapitalNouns: false,
  domains: [],
  stopWords,
  doubtful: 'can has may might mine most see seen still via well',
  inFileNames: dropAccents,
  ownLetters: [],
  forms: {
    stem: (word) => snowball.stemOf(word),
    // Things, not what somebody does: an evening is not `even`.
    refine: (stem, word) => things.exec(word)?.[1] ?? stem,
    areApart: null,
    irregular: `
      child children;man men;woman women;person people;foot feet;tooth teeth;mouse mice;goose geese;ox oxen;
      leaf leaves;loaf loaves;wolf wolves;knife knives;wife wives;life lives;half halves;shelf shelves;
      calf calves;scarf scarves;hoof hooves;thief thieves`,
    compounds: null,
  },
  noise: {
    pictures: 'photo photos photography image images picture pictures pic img',
    titles: 'dr prof mr mrs ms',
    fields: `
      caption note tags tag keywords keyword category categories title description topic subject photo
      photos image images picture pictures name product place location color colour alt alttext`,
    credits: 'source|credit|credits|photographer|photo credit|photo by',
    articles: 'ref no size',
    months: 'january february march april may june july august september october november december',
    units: 'inch pcs',
    files: `
      img image images pict pic picture pictures photo photos screenshot screenshots screen shot scan
      scanned unnamed untitled download downloads file files copy final new edited edit scaled cropped crop
      rotated resized resize thumb thumbs thumbnail preview small medium large big original print full size
      upload uploads assets asset index default placeholder header teaser banner slider stock version draft
      test mobile desktop tablet`,
  },
  labels: {
    texts: `
      alternative text|alt text|alttext|alt|alt attribute|alt tag|image description|description|
      short description|long description|picture description|description of the image|image alt text|
      image alt|caption|image caption|image|picture|photo|keywords|output|altdescription|interpretation`,
    languages: 'german|english|italian|spanish|czech|hungarian|polish|slovenian|slovene',
    connectors: 'in for of the version short language',
    beforeDash: 'alt[- ]?text',
    offers: "sure|certainly|of course|here(?:'s| is| are)",
    offered: 'descri text',
  },
  abbreviations: `
    approx apt ave avg blvd capt corp dept dr etc fig ft gov hwy inc jr ltd messrs mr mrs ms mt mts nos p pp
    prof rep rev sec sgt sq sr st tel univ vol vs jan feb apr jun jul aug sep sept oct nov dec`,
  conjunctions: 'and or',
  phraseWords: '',
  openings: [
    begins(
      `(?:(?:an?|the|this|this is an?|here is an?) )?(?:(?:${praise}),? ){0,3}(?:${kinds}),? (?:of|showing|shows|depicting|depicts|featuring|features|displaying|displays|with|that|which|where|in which|is|captures|capturing|contains|containing|illustrates|presents|portrays)`,
    ),
    begins(`(?:in|on) (?:this|the) (?:${kinds})`),
    begins(
      '(?:here )?(?:we|you) (?:can )?see|(?:pictured|shown|depicted|seen) (?:here |above )?(?:is|are)|here (?:is|are) (?:an?|the) (?:image|picture|photo)|this is an? (?:image|picture|photo)',
    ),
    begins(
      '(?:(?:an?|the|this) )?(?:graphic|illustration|figure),? (?:(?:that|which) )?(?:shows|showing|illustrates|illustrating|depicts|depicting)',
    ),
  ],
  placeholders: placeholderTexts.en,
  speech: englishSpeech,
  remarks: englishRemarks,
  faults: englishFaults,
  detection: {
    near: [],
    letters: null,
  },
} satisfies Language
