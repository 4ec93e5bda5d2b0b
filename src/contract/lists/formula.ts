/** Whether a cell is a spreadsheet formula: `=A2&".jpg"`, `=IMAGE("…")`. */
export function isFormula(text: string): boolean {
  return /^=[^=\s].*[("&]/s.test(text)
}

/**
 * The literal address in a formula that makes a link, shows a picture or is only that address; for a linked picture, the picture's.
 * Null if there is none or it is computed: nothing is computed here.
 */
export function addressInFormula(formula: string): string | null {
  const [, all = ''] = /^\s*=?\s*"((?:[^"]|"")*)"\s*$/.exec(formula) ?? []
  return literalOf(formula, 'IMAGE') ?? literalOf(formula, 'HYPERLINK') ?? asAddress(all)
}

// Google Sheets exports its own functions as a string in another function, with doubled quotation marks.
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
