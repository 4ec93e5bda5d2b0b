/**
 * Words that say nothing in one of the languages and name a thing in another: Spanish `sea`, German `war`, Slovene `med`
 * (honey) and `kot` (Polish: cat). They are dropped only where the language is known, and hardly tell which it is.
 */
export const doubtful: ReadonlySet<string> = new Set(
  `ale bald bin can col den dove drug era este fast fog has hat hay imam jutro koło kot les los mai mal man may med might mine mint moc
  moral most para pet pod pure sea see seen sin sobre sok son still tal tale van vas ves via vista war well`.split(
    /\s+/,
  ),
)
