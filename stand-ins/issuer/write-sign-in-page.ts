import { markup } from '#stand-ins/pages/markup.ts'

/** The page on which somebody says who they are; whom the issuer knows is listed. */
export function writeSignInPage(names: string[]): string {
  const buttons = names.map((name) => markup`<p><button name="subject" value="${name}">${name}</button></p>`)
  return markup`<!doctype html><html lang="en"><meta charset="utf-8"><title>Issuer stand-in</title>
<h1>Who are you?</h1><form method="post">${buttons}
<p><button name="subject" value="">Cancel</button></p></form></html>`.source
}
