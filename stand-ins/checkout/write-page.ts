import { type Markup, markup } from '#stand-ins/mail/markup.ts'
import { type Language, words } from './words.ts'

/** A whole page: the notice that no money moves, a heading, and what is below it. */
export function writePage(language: Language, heading: string, body: Markup): Markup {
  return markup`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/checkout.css">
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
