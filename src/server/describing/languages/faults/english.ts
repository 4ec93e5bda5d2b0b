import type { FaultWords } from './fault-words.ts'

export const englishFaults: FaultWords = {
  refusals: [
    /(?<!\p{L})i(?: would|'d)? (?:need|have) to see the (?:image|picture|photo)/iu,
    /(?:^|[.!?] )(?:nothing|no (?:description|alt text)|a description|the description) (?:can(?:not|'t)?|could(?:n't)?)(?: not)? be (?:described|generated|created|written|provided|given)/iu,
    /(?<!\p{L})(?:image|picture|photo)(?: file)?(?!\p{L})(?!.*\?).{0,25}(?<!\p{L})(?:not|n't|cannot|can't) (?:\p{L}+ ){0,2}(?:available|load\p{L}*|display\p{L}*|process\p{L}*|come through|accessible|open\p{L}*|receiv\p{L}*|viewable|upload\p{L}*|attach\p{L}*|provided)/iu,
    /^(?:sorry, )?(?:the|this) (?:image|picture|photo|file)(?!\p{L}).{0,25}(?:corrupted|unavailable|inaccessible|unreadable)(?!\p{L})/iu,
    /(?<!\p{L})i(?:'m| am| was|'ve been) (?:not )?(?:trained|designed|programmed)(?!\p{L})/iu,
    /^(?:sorry, )?there (?:is|was|'s|appears to be) no (?:image|picture|photo)(?! on| of| in)(?!\p{L})/iu,
    /^(?:the|this|your) (?:image|picture|photo|file) (?:could not|couldn't|can't|cannot|can not|was not|wasn't|did not|didn't)(?!\p{L}).{0,30}(?:load|open|display|process|describ|analy|provid|attach|upload|identif)/iu,
    /(?:^|[.!?] )(?:please|could you|can you|would you)(?!\p{L}).{0,30}(?<!\p{L})(?:image|picture|photo)(?!\p{L}).{0,40}(?<!\p{L})(?:again|so (?:that )?i can|for me)(?!\p{L})/iu,
    /(?:^|[.!?] )(?:please|could you|can you)(?!\p{L}).{0,15}(?:upload|attach|provide|share|send|resend|re-upload)(?:ing)? (?:the|an|your|a) (?:image|picture|photo)/iu,
    /(?<!\p{L})i (?:can't|cannot|can not|don't|do not|didn't)(?! believe)(?!\p{L}) (?:actually |currently |really )?(?:see|view|open|access|receive|have access to|have) (?:the|any|an|this|your) (?:\p{L}+ )?(?:image|picture|photo|file|attachment)/iu,
    /(?<!\p{L})i (?:can't|cannot|can not|won't|am unable to) (?:identify|name|recogni[sz]e) /iu,
    /^(?:unable|not able) to (?:\p{L}+ ){0,3}(?:image|picture|photo|request|description)/iu,
  ],
  declines: {
    self: `
      i'm i_am i'd i_would i_do i_did i_don't i_didn't i_will i'll i_won't i_can i_can't i_cannot
      i_could i_couldn't i_have i've i_haven't i_was i_wasn't i_see i_prefer i_must i_need i_decline
      i_refrain my me`,
    not: "not no nothing none \\p{L}+n't cannot unable failed fails nor impossible neither",
    unwilling: `
      i_must_decline i_have_to_decline i_decline i'd_rather_not i_would_rather_not i_prefer_not
      i'll_have_to_pass i_refrain i_must_refrain i'm_going_to_have_to_decline`,
    task: `
      describ* descri* identif* recogni* name help_with help_you help_here assist request task image images picture pictures
      photo photos photograph* person people individual* comment* view analy* interpret* content
      comply`,
    picture: 'image images picture pictures photo photos photograph',
    arrival: `
      load* came_through come_through came_in arriv* receiv* attach* upload* provided supplied
      shared sent accessible access* open* display* render* process* reach* readable available
      viewable decod* retriev* fetch* seem_to_be_attached`,
    text: 'description descriptions alt_text alternative_text caption',
    giving: `
      possible given provided provide written created generated produced produce offered
      offer made supplied determined give`,
    model: `
      as_an_ai as_an_ai-* as_a_language_model as_a_large_language_model as_a_text-*
      as_an_artificial_intelligence as_a_text_model i_am_an_ai i'm_an_ai i_am_a_language_model
      i'm_a_language_model`,
    shows: 'shows showing depicts reads says saying message notice sign screen error',
  },
  instructions: [
    /(?<!\p{L})(?:without|avoiding|avoid) (?:the )?(?:phrases?|words?)(?!\p{L})/iu,
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
  shells: `
    description follows|description to follow|description coming soon|coming soon|text to follow|product image|
    product photo|product picture|article image|stock photo|stock image|sample image|example image|
    placeholder image|default image|thumbnail|graphic|illustration|figure|empty|blank|no text|not available|
    not applicable|unknown|alt text goes here|text goes here|enter text here|insert text here|your text here|
    insert alt text here|add alt text here|add description|sample text|dummy text|missing|to be added|
    no data|no data available|no information|no information available|not specified|not provided`,
  fillIns: 'alt(?:ernative)?[- ]text|text|image|picture|photo|descri\\p{L}*|insert|placeholder|caption',
  shellWords:
    'here goes is of the this a an your for to be add added enter type not no none without available unavailable missing required pending coming soon follows tbd please empty alt blank new needed default main featured product item stock sample hero header teaser insert write currently yet provided later supplied',
  unfinished: `
    a an the and or but its their our your my because while whose which is are than into onto
    of between against towards toward beside among amid during within with from at for`,
  possessives: '',
  hedges: `
    appears?|seems?|seemingly|apparently|possibly|perhaps|maybe|probably|likely|presumably|might|could(?: also)? be|
    may be|some kind of|some sort of|looks like|or something similar|it is unclear|not (?:entirely )?(?:sure|clear|certain)`,
  asides:
    'interpretation|reason|rationale|purpose|analysis|justification|decorative reason|image interpretation',
}
