/** What holds for a language, wherever its name fits: a typed one may be of several kinds (“Leichte Sprache (Österreich)”). */
export interface LanguageRule {
  name: RegExp
  rule: string
}

/** How the languages write numbers, quotations and dates. The first that fits counts. */
export const localeRules: LanguageRule[] = [
  {
    name: /^(?=.*(schweiz|swiss))(deutsch|german|hochdeutsch|leicht|einfach|schweiz|swiss)/i,
    rule: '1’234.5; «…»; 5. Mai 2026; ss instead of ß; Swiss words (Velo, Trottoir)',
  },
  {
    name: /^(?=.*(österreich|austria))(deutsch|german|leicht|einfach|österreich|austria)/i,
    rule: '1.234,5; „…“; 5. Mai 2026; Austrian words (Jänner, Sackerl)',
  },
  {
    name: /^(german|deutsch|einfaches deutsch|leichtes deutsch|hochdeutsch)\b|(einfache|leichte) sprache/i,
    rule: '1.234,5; „…“; 5. Mai 2026; Austrian words where the material is Austrian, ss and «…» where it is Swiss',
  },
  {
    name: /^english\b|^englisch|plain language|easy (read|language)/i,
    rule: '1,234.5; “…”; 5 May 2026; American spelling where the material is American, else British',
  },
  { name: /^italian\b|italienisch|italiano/i, rule: '1.234,5; «…»; 5 maggio 2026' },
  { name: /^spanish\b|spanisch|español/i, rule: '1234,5; «…»; 5 de mayo de 2026' },
  { name: /^czech\b|tschechisch|čeština/i, rule: '1 234,5; „…“; 5. května 2026' },
  { name: /^hungarian\b|ungarisch|magyar/i, rule: '1234,5; „…”; 2026. május 5.' },
  { name: /^polish\b|polnisch|polski/i, rule: '1234,5; „…”; 5 maja 2026' },
  { name: /^sloveni?an?\b|slowenisch|slovenščina/i, rule: '1.234,5; »…«; 5. maj 2026' },
  { name: /^french\b|französisch|français/i, rule: '1 234,5; « … »; 5 mai 2026' },
  { name: /^dutch\b|niederländisch|nederlands/i, rule: '1.234,5; ‘…’; 5 mei 2026' },
  { name: /^/, rule: 'decimal sign, quotation marks and dates as its speakers write them' },
]

/** Plain and easy language, besides what the language itself wants. */
export const plainLanguageRules: LanguageRule[] = [
  {
    name: /leichte sprache|leichtes deutsch|easy (read|language)/i,
    rule: 'one statement a sentence, at most eight words, everyday words, active and positive, no genitive or subjunctive; long compounds with a hyphen (Bundes-Tag)',
  },
  {
    name: /einfache sprache|einfaches deutsch|plain (language|english)/i,
    rule: 'sentences of at most fifteen words, everyday words, active, no nested clauses; what is foreign or technical is explained',
  },
]
