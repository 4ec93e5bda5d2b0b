import type { Language } from './choose-language.ts'
import { type Markup, markup } from './markup.ts'

/** What all pages of a stand-in have in common. */
export interface Frame {
  language: Language
  /** Path of its style sheet. */
  stylesheet: string
  /** Shown at the top: what the stand-in replaces. */
  notice: string
}

/** A complete page of a stand-in: its notice, a heading, and the content. */
export function writeDocument(
  { language, stylesheet, notice }: Frame,
  heading: string,
  body: Markup,
): Markup {
  return markup`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${stylesheet}">
    <title>${heading}</title>
  </head>
  <body>
    <header><p>${notice}</p></header>
    <main>
      <h1>${heading}</h1>
      ${body}
    </main>
  </body>
</html>
`
}
