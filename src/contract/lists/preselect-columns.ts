/** The first header containing url, link or media in any case, else the first; -1 without headers. */
export function preselectUrlColumn(headers: string[]): number {
  const named = headers.findIndex((header) => /url|link|media/i.test(header))
  if (named !== -1) return named
  return headers.length > 0 ? 0 : -1
}
