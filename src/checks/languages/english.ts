import { EnglishStemmer } from '#vendor/snowball/english.ts'
import { begins, type Language } from './language.ts'
import { dropAccents } from './level-spelling.ts'

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
    asides:
      'interpretation|reason|rationale|purpose|analysis|justification|decorative reason|image interpretation',
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
  judged: {
    refusals: String.raw`
      i(?:'m| am) (?:so |very |really |truly )?(?:sorry|afraid)(?! (?:of|to)(?!\p{L}))
      (?:sorry|apologies|unfortunately|regrettably|i apologi[sz]e)[,.!]? (?:but |for .{1,30}, (?:but )?)?(?:i|as an)(?!\p{L})
      i(?:'m| am| was)? ?(?:currently |only |still )?(?:unable|not able|not allowed|not permitted) to
      i (?:can't|cannot|can not|could not|couldn't|won't|will not|am not going to) (?:\p{L}+ ){0,2}(?:see|view|describe|identify|assist|help|provide|access|analy[sz]e|process|tell|determine|recogni[sz]e|fulfil\p{L}*|comply|generate|create|comment|make)
      (?:i|we) (?:don't|do not|did not|didn't|must|have to) (?:see|have|receive|decline|refuse)(?!\p{L}).{0,40}(?:image|picture|photo|attachment|file|access|ability|information|context)
      as an? (?:ai|artificial|language|large language|text-based|text-only|multimodal)(?!\p{L})|the user (?:wants|asks|asked|is asking)
      (?:it (?:seems|looks|appears)(?: like| that)?,? )?(?:no|there (?:is|was) no) (?:image|picture|photo|attachment)s? (?:was |were |is |has been |have been |could be )?(?:provided|attached|uploaded|found|visible|available|supplied|detected|included|shared|to describe)
      (?:it (?:seems|looks|appears)(?: like| that)?,? )?(?:the|this|your) (?:image|picture|photo|file|content|request)(?: you (?:sent|provided|uploaded|shared))? (?:did(?:n't| not)|has(?:n't| not)|could(?:n't| not)|can(?:not|'t)|(?:is|was)(?:n't| not)) (?:been |be |come )?(?:\p{L}+ )?(?:load|upload|attach|display|process|open|view|describ|analy|generat|provid|visible|available|through|support)\p{L}*
      (?:(?:please|could you|can you|if you(?: could| can)?) (?:please )?)(?:provide|upload|share|attach|send|re-?upload|re-?send|describe)(?!\p{L}).{0,50}(?:image|picture|photo|details|context|information)
      (?:the|this) (?:provided |uploaded |entire |whole )?(?:image|picture|photo)(?: itself)? (?:is|appears(?: to be)?|seems(?: to be)?) (?:(?:completely|entirely|totally|fully|just) (?:black|white|dark|blank|blurred|blurry)(?!,? (?:and|with|except|but|apart))|(?:corrupted|unreadable|unavailable)|(?:\p{L}+ )?(?:blank|empty|missing)(?! (?:and|with|except|but|apart|\p{L}+)))
      (?:unable|failed|not able|impossible) to (?:load|process|describe|view|display|analy[sz]e|generate|identify|determine|access|retrieve|see)
      there (?:is|are|appears? to be) (?:no|nothing) (?:visible |discernible |identifiable |recogni[sz]able |to )?(?:content|image|picture|photo|see|describe|identify)(?!\p{L})`,
    errors: String.raw`
      (?:an? |the )?(?:internal |unknown |unexpected )?(?:server |api )?error(?: (?:has )?occurred| while| processing| generating|:|,? code)
      (?:http|status)(?: code| error)?:? [45]\d\d|[45]\d\d (?:bad request|unauthori[sz]ed|forbidden|internal server error|bad gateway|service unavailable)
      (?:request|connection|operation|response|gateway) (?:has )?(?:timed out|timeout|failed|refused|rejected|was aborted)
      (?:rate limit|quota|context length|token limit)(?: was| has been)? (?:exceeded|reached)
      too many requests|bad (?:request|gateway)|service (?:temporarily )?unavailable|internal server error
      (?:content|safety) (?:policy|filter) (?:violation|triggered|blocked)|blocked by (?:the )?(?:safety|content)
      traceback \(most recent|(?:type|value|key|syntax|runtime)error:|exception in thread|unhandled exception
      invalid (?:api key|request|image|input|base64)`,
    fillIns: 'text|alt text|description|caption|placeholder|insert|enter|your|name|location|subject|product',
    unfinished: `
      a an the and or but its their our your my because while whose whom than into onto of between against
      among amid during when although though unless until whereas these those every several upon via would
      could should very quite despite featuring including depicting`,
    hedges: `
      looks? as (?:if|though)|it would seem|presumed|appears?|seems?|seemingly|apparently|possibly|perhaps|maybe|probably|
      likely|presumably|might|could(?: also)? be|may be|some kind of|some sort of|looks like|or something similar|
      it is unclear|not (?:entirely )?(?:sure|clear|certain)`,
    alternatives: 'or',
    praise: String.raw`
      beautiful(?:ly)?|stunning(?:ly)?|breathtaking|gorgeous|captivating|mesmeri[sz]ing|enchanting|majestic|picturesque|
      charming|delightful|inviting|evok\p{L}+|whimsical|a (?:sense|feeling|touch) of|adds? (?:a|to) .{0,40}(?:charm|atmosphere|beauty|depth|warmth|interest)|
      (?:creat|convey|add|suggest|exud)\p{L}+ an? .{0,40}(?:atmosphere|mood|feel(?:ing)?|vibe|ambian?ce|impression)|testament to`,
    traits: String.raw`
      \d{1,2}[- ]years?[- ]old|in (?:his|her|their) (?:early |mid[- ]|late )?(?:twenties|thirties|forties|fifties|sixties|seventies|\d0s)|
      middle-aged|(?:light|dark|fair|brown|black|pale|tan|olive)[- ](?:skinned|complexion)|skin (?:tone|colou?r)|
      caucasian|african[- ]american|(?:asian|african|hispanic|latin[oax]|middle eastern|indian|european|white|black) (?:man|woman|men|women|male|female|person|people|boy|girl|child|couple|descent|ethnicity|appearance)`,
    units: 'characters|words|sentences',
  },
  detection: {
    near: [],
    letters: null,
  },
} satisfies Language
