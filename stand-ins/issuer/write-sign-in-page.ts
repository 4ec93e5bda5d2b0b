import { markup } from '#stand-ins/pages/markup.ts'

/** The sign-in page, where a person says who they are; known subjects are listed. */
export function writeSignInPage(names: string[]): string {
  const buttons = names.map((name) => markup`<p><button name="subject" value="${name}">${name}</button></p>`)
  return markup`<!doctype html><html lang="en"><meta charset="utf-8"><title>Issuer stand-in</title>
<h1>Who are you?</h1><form method="post">${buttons}
<p><button name="subject" value="">Cancel</button></p></form></html>`.source
}
