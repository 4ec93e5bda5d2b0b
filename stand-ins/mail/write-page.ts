import type { Language } from './choose-language.ts'
import { type Markup, markup } from './markup.ts'
import { words } from './words.ts'

/** A whole page: the notice whose inbox this is, a heading, and what is below it. */
export function writePage(language: Language, heading: string, body: Markup): Markup {
  return markup`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/inbox.css">
    <title>${heading}</title>
  </head>
  <body>
    <header><p>${words[language].notice}</p></header>
    <main>
      <h1>${heading}</h1>
      ${body}
    </main>
  </body>
</html>
`
}
