import type { Letter } from './letter.ts'

// Text keeps the mail program's own colours, light or dark. The button's colours contrast with both (at least 3:1) and with its white text
// (5:1).
const styles = {
  page: 'margin: 0; padding: 24px 16px; font: 17px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif',
  letter: 'max-width: 36rem; margin: 0 auto; overflow-wrap: break-word',
  button:
    'display: inline-block; padding: 12px 20px; border-radius: 8px; background: #1a7696; color: #ffffff; font-weight: 600; text-decoration: none',
  support: 'font-size: 15px',
  address: 'color: inherit',
}

/** A letter as HTML that loads nothing. Values are escaped. */
export function writeHtml(letter: Letter): string {
  const { language, subject, greeting, before, button, link, after, lastOfDay, closing, support } = letter
  return `<!doctype html>
<html lang="${language}" style="color-scheme: light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${escapeHtml(styles.page)}">
<main style="${styles.letter}">
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(before)}</p>
<p><a href="${escapeHtml(link)}" style="${styles.button}">${escapeHtml(button)}</a></p>
${after ? `<p>${escapeHtml(after)}</p>` : ''}
${lastOfDay ? `<p>${escapeHtml(lastOfDay)}</p>` : ''}
<p>${escapeHtml(closing)}<br>Bildwort</p>
${support ? `<p style="${styles.support}">${escapeHtml(support.words)} ${mailTo(support.address)}</p>` : ''}
</main>
</body>
</html>
`
}

function mailTo(address: string): string {
  return `<a href="mailto:${escapeHtml(encodeURI(address))}" style="${styles.address}">${escapeHtml(address)}</a>`
}

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
