/** Is a cell a formula of a spreadsheet: `=A2&".jpg"`, `=IMAGE("…")`? */
export function isFormula(text: string): boolean {
  return /^=[^=\s].*[("&]/s.test(text)
}

/**
 * The address that a formula names which makes a link or shows a picture, or that is all of it, if it is written out there; of a picture in a link the
 * picture's. Null: none, or one that is computed. Nothing is computed here.
 */
export function addressInFormula(formula: string): string | null {
  const [, all = ''] = /^\s*=?\s*"((?:[^"]|"")*)"\s*$/.exec(formula) ?? []
  return literalOf(formula, 'IMAGE') ?? literalOf(formula, 'HYPERLINK') ?? asAddress(all)
}

// Google Sheets writes its own functions as the text of another one, with doubled quotation marks.
function literalOf(formula: string, name: string): string | null {
  const call = new RegExp(
    String.raw`\b${name}\(\s*(?:""((?:[^"]|"""")*)""|"((?:[^"]|"")*)")\s*[,;)]`,
    'i',
  ).exec(formula)
  return asAddress(call?.[1] ?? call?.[2] ?? '')
}

function asAddress(text: string): string | null {
  const address = text.replaceAll('""', '"').trim()
  return /^https?:\/\//i.test(address) ? address : null
}
