const letters: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Lower case without accents: `Weißensee` → `weissensee`, `Łódź` → `lodz`. */
export function foldAccents(text: string): string {
  const lower = text.toLowerCase()
  // Most words are plain, and normalising costs more than looking.
  if (/^[a-z0-9]*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßłđøæœı]/g, (letter) => letters[letter] ?? letter)
}
