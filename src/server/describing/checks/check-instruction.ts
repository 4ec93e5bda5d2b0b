import type { ImagePurpose } from '#contract/entities/image.ts'
import { languages } from '#server/describing/languages/languages.ts'
import { endOfLabel } from './check-label.ts'
import { inAnyText } from './in-any-text.ts'
import { lowerCasePattern } from './lower-case-pattern.ts'
import type { RuleOfOne } from './rule.ts'
import { instructs } from './speech/instructs.ts'
import { isOfSystem } from './speech/is-technical.ts'
import { asSpeech } from './speech/read-speech.ts'
import { remarks } from './speech/remarks.ts'

const ofLanguages = [...languages.values()].flatMap(({ faults }) => faults.instructions)

/** What any language's instructions are made of, and no picture. */
const instructionSigns = [
  // “under 125 characters”: a limit of what is written, at the beginning or beside another such word.
  /(?<!\p{L})(?:max\p{L}*\.?|höchstens|unter|weniger als|bis zu|at most|under|fewer than|less than|up to|no more than|below|sotto i|meno di|al massimo|fino a|menos de|como máximo|hasta|nejvýše|méně než|do|legfeljebb|kevesebb,? mint|najwyżej|mniej niż|poniżej|nie więcej niż|največ|manj kot|pod) \d{2,3} (?:zeichen|characters|caratteri|caracteres|znaků|znaki|karakter|znaków|znakov)(?!\p{L}).{0,60}(?:text|testo|texto|szöveg|tekst|besedil|emoji|bild|image|immagin|imagen|obráz|kép|obraz|zdjęci|slik|regel|rule|regol|regla|pravid|szabály|zasad|pravil)/iu,
  /^(?:du bist|sie sind|you are|you're|sei|sei un'?|eres|usted es|jsi|jste|ön egy|te egy|jesteś|si|ti si|vi ste|je bent) (?:an? |eine? |un[ao']? ?|una? |egy )?(?:\p{L}+ ){0,2}(?:assist\p{L}*|asist\p{L}*|asyst\p{L}*|expert\p{L}*|espert\p{L}*|ekspert\p{L}*|szakért\p{L}*|strokovnjak\p{L}*|odborn\p{L}*|specialist\p{L}*|modell?|ki|ai)(?!\p{L})/iu,
  // “Note to the editors: …”
  /(?:^|[.!?;([–—-] ?)(?:note|notice|hinweis|anmerkung|anm\.|notiz|vermerk|nota|aviso|observación|avviso|osservazione|appunto|poznámka|pozn\.|n\.? ?b\.?|p\.? ?s\.?|upozornění|vzkaz|megjegyzés|üzenet|uwaga|notatka|informacja|opomba|pripomba|obvestilo|sporočilo) (?:(?:to|for|an|für|a|al|alla?|ai|agli|per|para|pro|do|dla|za|az) )?(?:(?:the|die|den|das|il|lo|la|el|los|las|our|your|unsere|ihre) )?(?:l')?(?:copy |sub-?)?(?:chi |wer |who(?:ever)? |kdo |quien )?(?:review|check|edit|grader|moderat|prüf|redakt|redakc|redat|publi|pubbl|lektor|kontroll|korrekt|revis|controll|redaz|redac|corre[ct]|control|korektor|kontrol|recenz|ellenőr|bírál|szerkeszt|uredni|pregled|ocenjev)\p{L}*/iu,
  // “Note: this description was written without …”
  /(?:^|[.!?] )(?:note|notice|hinweis|anmerkung|nota|aviso|avviso|poznámka|pozn\.|megjegyzés|uwaga|opomba|let op):? (?:the |die |der |la |el |il |lo |a |az |de )?(?:this|diese[rs]?|questa|questo|quest'|esta|este|tento|tato|ez|ezt|ten|ta|to|dit|deze)? ?(?:alt[- ]?te[xk]\p{L}+|alternativ\p{L}+|description|beschreibung|text|testo|descrizione|descripción|texto|popis\p{L}*|leírás\p{L}*|szöveg\p{L}*|opis\p{L}*|tekst\p{L}*|besedil\p{L}*|beschrijving)(?!\p{L})/iu,
  // “Your task is to …”
  /^(?:your|deine|ihre|il tuo|la tua|tu|su|tvým|tvůj|vaším|a(?:z ön)?|twoim|tvoja|vaša|naša|je) (?:task|job|goal|aufgabe|ziel|compito|obiettivo|tarea|objetivo|cometido|úkol\p{L}*|cíl\p{L}*|feladat\p{L}*|célod|zadani\p{L}*|cel\p{L}*|naloga|cilj|taak) (?:is|ist|besteht|lautet|è|consiste|es|je|jest|az|polega|bude)(?!\p{L})/iu,
  // “Option A: … Option B: …”
  /(?:^|[.!?;] )(opción|option|opzione|možnost|opcja|opció|vorschlag|suggestion|proposta|propuesta|propozycja|návrh|javaslat|predlog|alternative) ?(?:a|1|i): .{3,160} \1 ?(?:b|2|ii):/iu,
  // “Short version: … Long version: …”, “(Variant A) or: … (Variant B)”.
  /(?:^|[.!?;(] ?)(?:\d\. ?)?(?:\p{L}+ )?(variante|variant|varianta|variáció|változat|wariant|različica|versione|versión|version|verze|wersja|fassung|versie)(?: \p{L}+)?(?: [a1i])?(?: ?\([^)]{1,30}\))?(?::|\) (?:oder|or|of|oppure|o|nebo|vagy|lub|albo|ali)(?!\p{L}):?).{3,200}(?:[.!?;(] ?|, )(?:\d\. ?)?(?:\p{L}+ )?\1(?: \p{L}+)?(?: (?:b|2|ii))?(?: ?\([^)]{1,30}\))?[):]/iu,
  // “No keyword stuffing”, “keywords used: …”
  /(?<!\p{L})(?:without|no|ohne|keine|senza|nessuna?|sin|bez|brez|żadnych)(?! (?:results?|hits?|match\p{L}*|treffer|ergebnis\p{L}*|risultat\p{L}*|corrispondenz\p{L}*|resultados?|coincidencias?|výsled\p{L}*|shod\p{L}*|wynik\p{L}*|trafie\p{L}*|zadet\p{L}*))(?!\p{L}).{0,25}(?:keyword|schlüssel(?:wort|wört|begriff)|suchbegriff|stichwort|stichwört|parol[ae] chiave|palabras? clave|klíčov\p{L}+ slov|kluczow|ključn\p{L}+ besed)|kulcsszó\p{L}* nélkül|keyword(?:-free|s used)/iu,
  // “The user wants an alt for the school's page”
  /(?<!\p{L})(?:(?:the )?user|(?:der )?nutzer|(?:l')?utente|(?:el )?usuario|uživatel|(?:a )?felhasználó|użytkownik|uporabnik|(?:de )?gebruiker) (?:\p{L}+ ){1,3}(?:alt|alt[- ]te[xk]\p{L}+)(?!\p{L})/iu,
  // “Do not start with “image of””
  /(?<!\p{L})(?:(?:do not|don't|never|without|not) (?:start|begin)(?:ning|ting|ing)? with|(?:beginne?|fange?|starte?|beginnen sie|fangen sie|starten sie) (?:den text |den satz )?nicht mit|nicht mit … (?:beginnen|anfangen)|(?:no|sin) (?:empieces|empiece|empezar|comiences|comience|comenzar) (?:por|con)|(?:non|senza) (?:inizia\p{L}*|comincia\p{L}*) con|(?:nezačín\p{L}+|bez začátku) (?:slov\p{L}+ |textem )?…|ne kezd\p{L}+ (?:az? )?(?:…|úgy)|nie zaczyna\p{L}+ (?:od|się od)|ne začenja\p{L}*|ne začni\p{L}* (?:z|s)|begin niet met)(?!\p{L})/iu,
  // “Language: English, tone: neutral”, “Keywords: …”, “Option 2: …”
  /(?:^|[.!?–—([] ?)(?:sprache|(?:alt text )?language|lingua|idioma|jazyk|nyelv|język|jezik|oznaka jezika|taal|konfidenz|confidence|confianza(?: estimada)?|(?:livello di )?affidabilità|magabiztossági szint|keywords?|schlüsselwörter|stichwörter|palabras clave|parole chiave|klíčová slova|kulcsszavak|słowa kluczowe|ključne besede) ?:\s/iu,
  /(?:^|[.!?] )(?:option|opción|opzione|vorschlag|proposta|propuesta|propozycja|(?:másik )?lehetőség|javaslat|predloga?|možnost)(?: (?:[a-c]|\d|\p{L}{2,12}))?(?: (?:von|of|de|di|z|ze) \d)? ?(?:\([^)]{1,20}\))?:\s/iu,
  // “Confidence: high”
  /(?<!\p{L})confidence(?: level| score)? ?[:=(] ?(?:very )?(?:high|medium|moderate|low|\d)/iu,
  // “Describe briefly what the photograph shows”
  /^(?:(?:\p{L}+ \p{L}+ )?(?:beschreib(?:e|en sie)?|descrivi|descriva|popiš|popište|opiš|opiši|opišite|opisz|írd le|írja le|beschrijf)|(?:briefly |brevemente |please )?descri(?:be|ba))(?!\p{L})[^:]{0,70}(?<!\p{L})(?:bild\p{L}*|foto\p{L}*|picture|image|photo\p{L}*|immagine|imagen|obráz\p{L}+|snímk\p{L}+|kép\p{L}*|obraz\p{L}*|zdjęci\p{L}+|slik\p{L}+|afbeelding)(?!\p{L})/iu,
  // “This description was generated from the picture”
  /(?<!\p{L})(?:this|diese[rs]?|questa|quest[oa]|este|esta|tento|tato|ez a|ten|ta|to) (?:alt[- ]?te[xk]\p{L}+|alternativ\p{L}+|description|beschreibung|text|testo|descrizione|descripción|texto|popis\p{L}*|leírás\p{L}*|szöveg\p{L}*|opis\p{L}*|tekst\p{L}*|besedil\p{L}*)(?!\p{L}).{0,30}(?:generated|generiert|erstellt|verfasst|generat[oa]|creat[oa]|generad[oa]|redactad[oa]|vygenerov\p{L}+|vytvořen\p{L}*|napsán\p{L}*|generál\p{L}+|készült|wygenerowan\p{L}+|utworzon\p{L}+|ustvarjen\p{L}*|nastal)(?!\p{L})/iu,
  // “Describe only what is visible …”
  /(?:^|[.!?;] )(?:(?:bitte|please|csak azt|nur|only|solo|soltanto|sólo|jen|pouze|tylko|samo) )?(?:beschreib(?:e|en(?: sie)?)|describe|descrivi|popiš(?:te)?|opisz|opiši(?:te)?|írd le|írja le)(?!\p{L})[^:]{0,25}(?<!\p{L})(?:only|nur|solo|soltanto|sólo|únicamente|jen|pouze|csak|tylko|wyłącznie|samo|(?:actually |tatsächlich |wirklich )?(?:sichtbar|visible)|valóban|realmente|effettivamente|skutečně|rzeczywiście|dejansko)(?!\p{L})/iu,
  // “(WCAG 2.1 AA)”, “(level A)”
  /[([](?:gemäß |according to |nach |per )?(?:wcag|bitv|en 301|une-en)[ \p{L}\d.-]*[)\]]/iu,
  // “Either “…” or “…”, as you like”.
  /^(?:entweder|either|buď|albo|o|o bien|vagy|bodisi|ali|kas|of)?,?\s*…\s*,? (?:oder|or|nebo|lub|albo|o|oppure|o bien|vagy|ali|ali pa|of)(?!\p{L})[^…]{0,40}…[^…]{0,25}$/iu,
  /(?:^|[.!?:] )(?:bitte )?(?:ignorier\p{L}*|ignore|ignora\p{L}*|ignoruj\p{L}*|zignoruj|hagyd figyelmen kívül|negeer)(?!\p{L}).{0,40}(?:anweisung|vorgabe|instruction|istruzion|instruccion|pokyn|instrukc|utasítás|polece|navodil|prompt)/iu,
  /(?:^|[.!?;] )(?:antworte\p{L}*|gib|return|respond|reply|output|rispondi|restituisci|responde|devuelve|odpověz\p{L}*|vrať\p{L}*|válaszolj\p{L}*|odpowiedz|zwróć|odgovori\p{L}*|vrni\p{L}*)(?!\p{L}).{0,40}(?<!\p{L})json(?!\p{L})/iu,
]

const patterns = [...ofLanguages, ...instructionSigns].map(lowerCasePattern)

/** Broken when the text repeats what was asked for, or speaks to whoever asked or reads it again, in whatever language. */
export function checkInstruction(text: string, purpose: ImagePurpose = 'informative'): boolean {
  const said = withoutLabel(text)
  if (isInstruction(said)) return true
  return (instructs(said, purpose) || remarks(said, purpose)) && !isOfSystem(said)
}

/** What hands a text over before a colon is a label. */
function withoutLabel(text: string): string {
  return asSpeech(text.slice(endOfLabel(text)))
}

function isInstruction(said: string): boolean {
  return patterns.some((pattern) => pattern.test(said))
}

export const instructionRule: RuleOfOne = {
  isHard: true,
  advice: 'a text repeats the instructions or speaks about itself. Describe the picture and nothing else.',
  ...inAnyText((text, { purpose }) => checkInstruction(text, purpose)),
  sparesOwnWords: true,
  mayBeTold: (description) => !isInstruction(withoutLabel(description)),
}
