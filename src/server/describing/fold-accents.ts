/** Lower case without accents: `Weißensee` → `weissensee`, `Łódź` → `lodz`. */
export function foldAccents(text: string): string {
  return text
    .toLocaleLowerCase('de')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
}
