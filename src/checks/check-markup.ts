import { quotation } from './pattern-of.ts'
import type { RuleOfText } from './rule.ts'

const tags =
  'a|abbr|alt|article|b|blockquote|body|br|button|caption|code|div|em|figcaption|figure|font|h[1-6]|head|hr|html|i|img|input|label|li|link|main|mark|meta|nav|ol|option|p|picture|pre|s|script|section|select|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|title|tr|u|ul|video'

const entities =
  'amp|lt|gt|quot|apos|nbsp|copy|reg|trade|hellip|ndash|mdash|bull|middot|deg|euro|times|frac12|[lr][sd]quo|[lr]aquo|[bs]dquo|szlig|[a-zA-Z](?:uml|acute|grave|circ|tilde|caron|cedil|ring|slash|breve|ogon|dblac)'

/** Tags that stand alone; all others come in pairs, and a single one is a word in angle brackets. */
const loneTags = 'br|hr|img|input|link|meta|p|li|script|style'

/** Remains of JSON and of templates. */
const remains: RegExp[] = [
  // Of the answer itself
  /["'](?:alt_?text|description|interpretation|purpose|texts|languageVersions)["']\s*:|^\s*(?:alt_?text|altText|languageVersions)["']?\s*[:=]\s*["']/i,
  /^\s*[{[]\s*["{]|["\]}]\s*\}\s*$|"\s*\]\s*$/,
  /\\["nt](?=\s|\p{Lu}|\\|[.,]|$)|\\u[0-9a-f]{4}/u,
  /\{\{.*\}\}|\$\{(?:alt|text|desc|image|img|title|name|caption|item|product)\w*(?:\.\w+)*\}/i,
]

const marks: RegExp[] = [
  // Delimiters of chat templates: <|im_end|>, </s>, [INST], <start_of_turn>, <think>
  /<\|[a-z_]{2,30}\|>|<\/?s>|\[\/?(?:inst|system|user|assistant)\]|<<\/?sys>>|<\/?(?:(?:start|end)_of_\w+|think|thinking|image|unk|pad|eos|bos)>|◁\/?think▷|Ġ\p{L}+Ġ/iu,
  // HTML and its comments, entities, forum tags
  new RegExp(`</(?:${tags})\\s*>|<(?:${loneTags})(?:\\s[^<>]*)?/?>|<(?:${tags})\\s[^<>]*=[^<>]*>`, 'i'),
  /<!--|-->|<!\[CDATA\[|<!doctype/i,
  new RegExp(`&(?:${entities}|#\\d{2,6}|#x[0-9a-f]{2,6});`),
  /\[\/(?:b|i|u|s|url|img|quote|code)\]/i,
  // Markdown: bold, italic, struck through, code, links, headings, lists, quotes, tables
  /(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{P}])[^*]*[\p{L}\p{N}\p{P}]\*\*(?![\p{L}\p{N}*])/u,
  /(?<![\p{L}\p{N}_])__(?=[^\s_])[^_]*[^\s_]__(?![\p{L}\p{N}_])/u,
  /(?<![\p{L}\p{N}*\\])\*(?=\p{L})[^*]*[\p{L}.!?]\*(?![\p{L}\p{N}*])/u,
  /(?<![\p{L}\p{N}_./-])_(?=\p{L})[^_]*[\p{L}.!?]_(?![\p{L}\p{N}_])/u,
  /~~(?=\S)[^~]*\S~~/,
  /```|~~~|(?<!\S)`[^`]+`/,
  /\[[^[\]]+\]\([^)\s]+\)/,
  /^\s*#{1,6}\s+\p{L}|[.!?:]\s#{2,6}\s+\p{L}/u,
  /^\s*[-*+•]\s+\p{L}/u,
  /^\s*>\s+\p{L}/u,
  /\|\s*:?-{3,}|^\s*\|.*\|\s*$/,
  /^-{3,}\s|\s-{3,}$|(?:^|\s)={3,}(?:\s|$)/,
]

/**
 * Broken if the text contains HTML, Markdown, entities, fences, special tokens or remains of JSON, whatever it is about. Quoted
 * text is ignored: it is what a picture says.
 */
export function checkMarkup(text: string): boolean {
  if (remains.some((mark) => mark.test(text))) return true
  const said = text.replace(quotation, ' ')
  return marks.some((mark) => mark.test(said))
}

export const markupRule: RuleOfText = {
  isHard: true,
  advice: 'a text holds markup, entities or remains of JSON. Write plain text.',
  fields: ['altText', 'description', 'aside'],
  judgeText: (text, { hasOwnPrompt }) => checkMarkup(text) && (hasOwnPrompt ? 'doubtful' : true),
}
