import type { FaultWords } from './fault-words.ts'

export const englishFaults: FaultWords = {
  instructions: [
    // A comic may be without words.
    /(?<!\p{L})(?:(?:without|avoiding|avoid) (?:the )?phrases?|(?:avoiding|avoid)(?: the)? words?|without (?:the words?|words like))(?!\p{L})/iu,
    /^as (?:requested|instructed|asked)(?!\p{L})/iu,
    /(?<!\p{L})(?:this|the) (?:description|alt text|text)(?!\p{L}).{0,20}(?:avoids|is concise|is under|does not (?:contain|include|use)|stays (?:under|within))(?!\p{L})/iu,
    /^(?:the |this |your )?alt(?:ernative)?[- ]text (?:of|with|in|under|should|must|that|meets|is|follows|complies|has|no|at|max\p{L}*)(?!\p{L}).{0,60}(?:characters|guidelines|requirements|rules|instructions|as requested)/iu,
    /^(?:please )?(?:describe|write|generate|create|provide|summari[sz]e|draft) (?:the|this|an?|a short|a concise)(?!\p{L}).{0,25}(?<!\p{L})(?:image|picture|photo|alt(?:ernative)? text|description)(?!\p{L})/iu,
    /(?:^|[.!?,] )(?:i have|i've|i) (?:now )?(?:revised|removed|corrected|rewritten|shortened|updated|adjusted|changed|fixed|followed|rephrased)(?!\p{L})/iu,
    /(?:^|[.!?,] )here(?:'s| is| are)(?: your| the| an?)?(?!\p{L}).{0,30}(?<!\p{L})(?:version|alt(?:ernative)?[- ]text|description|rewrite|revision)(?!\p{L})/iu,
    /^note (?:to|for) (?:the )?(?:review|check|edit|read|grader|evaluat)/iu,
    /^(?:max(?:imum|\.)?(?: of)?|at most|no more than|up to|under) \d+ characters(?!\p{L}).{0,60}(?:sentence|emoji|image of|file name)/iu,
    /(?<!\p{L})(?:this|the|my) (?:text|description|response|answer)(?!\p{L}).{0,20}(?:meets|follows|complies|adheres|satisfies)(?!\p{L}).{0,40}(?:rules|guidelines|requirements|instructions)/iu,
  ],
  shells: `description follows|description to follow|description coming soon|coming soon|text to follow|product image|
    product photo|product picture|article image|stock photo|stock image|sample image|example image|
    placeholder image|default image|thumbnail|graphic|illustration|figure|empty|blank|no text|not available|
    not applicable|unknown|alt text goes here|text goes here|enter text here|insert text here|your text here|
    insert alt text here|add alt text here|sample text|dummy text|missing|to be added|no data|no data available|
    no information|no information available|not specified|not provided|untitled|no title|without title|
    see caption|see caption below|see text|see description|see above|see below|pending|in progress|
    work in progress|draft|content|alt|no alt|alt here|alt text pending|caption pending|caption here|
    your caption here|description here|description goes here|write description here|image title|image caption|
    image name|picture name|picture here|image here|image goes here|photo goes here|new image|default alt text|
    default text|generic image|decorative image|image of product|main image|featured image|banner image|
    hero image|header image|image loading|loading|not set|not defined|to be determined|to be confirmed|
    to be announced|to come|awaiting text|awaiting description|replace me|replace this text|change me|
    empty string|some text|some alt text|
    nothing|null|none available|none given|none provided|none yet|not given|not yet written|nil|later|
    pass|skip|no comment|declined|refused|request denied|no can do|nope|
    no image found|image not found|untitled design|untitled document|untitled project|new design|denied|
    unable to process|cannot process|could not process|processing not possible`,
  fillIns:
    'alt(?:ernative)?[- ]text|text|image|picture|photo|descri\\p{L}*|insert|placeholder|caption|alt(?:ernative)?[- _]?text|(?:to be )?completed|captions?',
  shellWords: `
    here goes is of the this a an your for to be add added enter type not no none without available unavailable
    missing required pending coming soon follows tbd please empty alt blank new needed default main featured product
    item stock sample hero header teaser insert write currently yet provided later supplied my some any short brief
    suitable appropriate proper good one or two sentence sentences editor editors author team staff by will
    completed complete filled in fill out number nr waiting awaiting wanted what who can seen see describe describes
    it attribute tag field value title filename note content article page section background decorative still must
    should has have to-do draft preview loading defined decided written determined provide space come
  `,
  unfinished: `
    a an the and or but its their our your my because while whose which is are than into onto of between against
    towards toward beside among amid during within with from at for where when although though unless until
    whereas who whom these those this every several upon via per would could should was were has have been
    as to very quite without despite wearing holding carrying featuring including depicting displaying overlooking
  `,
  breaksOff: [
    // After a possessive or an article these wait for a noun.
    /(?<!\p{L})(?:[Ii]ts|[Tt]heir|[Hh]is|[Hh]er|[Aa]n?) (?:very )?(?:tall|long|narrow|wide|bright|huge|tiny|wooden|beautiful|elegant|colou?rful|heavy|shallow|steep|ornate|lush|rocky|sandy|snowy|curved|rectangular|smooth|rough|thin|thick|broad|massive|striking|golden|silver|old|ancient|modern|historic)$/u,
    /(?<!\p{L})(?:[Ii]ts|[Tt]heir|[Hh]is|[Hh]er) (?:red|blue|green|yellow|brown|black|white|grey|gray|orange|purple|pink)$/u,
  ],
  ends: [
    // “All gates but one”, “see where it was”.
    /(?<!\p{L})(?:except|but) one$/iu,
    /(?:^|\s)(?:what|it|he|she|they|how|once) \S+$/iu,
    // A clause that has begun with what they belong to leaves these behind.
    /(?<=(?<!\p{L})(?:what|who|whom|which|that|where|to \p{L}+|it|they|he|she|you|we|i|being \p{L}+)(?!\p{L}).*) (?:of|with|from|at|for|against|towards?|between|without|as|to|wearing|holding|carrying|including|displaying|overlooking)$/isu,
  ],
  halfWords:
    '[bcdfgkpstz]l|[bcdfgkptvw]r|bb|dd|cc|rr|nn|gg|mm|[^a]pp|[^ao]tt|tc|dg|[^o]v|j|[eo]nc|[ei]ou|[cn]tio|[^n]oun|[lr]igh|[^s]tai|[dkpt]n',
  clippings: `
    photo photos info demo memo promo logo retro gym lab pub bike fridge phone plane app vet rep pic pics intro
    outro combo disco expo hippo rhino deli limo auto
  `,
  shortWords: `
    ox go up tv pi id dj ad pc pa ma hi ok ax am pm on in out off by to so no us is it he me be do if or of at as an
    we my vs ad lb oz ft
  `,
  hedges: `
    looks? as (?:if|though)|it would seem|presumed|
    appears?|seems?|seemingly|apparently|possibly|perhaps|maybe|probably|likely|presumably|might|could(?: also)? be|
    may be|some kind of|some sort of|looks like|or something similar|it is unclear|not (?:entirely )?(?:sure|clear|certain)`,
  alternatives: 'or',
  asides:
    'interpretation|reason|rationale|purpose|analysis|justification|decorative reason|image interpretation',
  screens: `
    screen ?shots?|screen captures?|apps?|application windows?|web ?sites?|web ?pages?|(?:home|landing|login|log-in|sign-in|search|help|error|settings|upload|checkout) ?page|search results|browser(?:s| window)?|online shops?|
    (?:contact|order|registration|application|sign-up|feedback|booking|consent|entry|web|online|complaint|claim|tax) forms?|questionnaires?|chat (?:window|thread|history|bot)s?|chatbots?|(?:ai|voice|virtual) assistants?|dialogu?e? (?:box|window)(?:es|s)?|pop-?ups?|cookie banners?|
    (?:error|warning|system|status|confirmation) messages?|inbox|e-?mails?|content management systems?|cms|software|word processors?|(?:text|code|photo|image) editors?|(?:picture|photo|image|media) (?:archive|library|database|upload)s?|upload dialogs?|user interface|presentation slides?|decision trees?|
    worksheets?|exam papers?|galley proofs?|comment (?:box|field|thread|section)(?:es|s)?|input fields?|text box(?:es)?|audit report|newsletters?`,
}
