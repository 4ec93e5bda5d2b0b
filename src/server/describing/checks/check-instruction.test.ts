import { expect, test } from 'vitest'
import { checkInstruction } from './check-instruction.ts'

test.each([
  'Versione breve: slittino in curva. Versione lunga: atleta di slittino in curva sulla pista',
  'Skifahrer im Tiefschnee (Variante A) oder: Mann auf Skiern am Hang (Variante B)',
  'Siatkarz atakuje z drugiej linii. Celowo bez słów kluczowych',
  'The image shows a warehouse. Keywords used: logistics, storage.',
  'Uporabnik bi rad alt za stran knjižnice: bralni kotiček z blazinami',
  'A woman solders a circuit board. Confidence: high for the person, medium for the part.',
  'Popiš stručně a věcně, co je na fotografii vidět',
  'Koláčový graf výdajů kraje (WCAG 2.1 AA)',
  'A blue tractor outside a barn. Note: this description was written without the surrounding text.',
  'Plan jarmarku. Uwaga dla redakcji: stoisko 14 występuje podwójnie.',
  'Variante A (sachlich): Turmuhr mit goldenen Zeigern. Variante B (lebendiger): Goldene Zeiger glänzen am Kirchturm.',
  'Első változat: Kéményseprő a tetőn. Második változat: Fekete ruhás kéményseprő dolgozik.',
  'A potter shapes a tall vase. If you tell me more about the page, I can tailor this further.',
  'Pro redakci: letopočet na zvonu je špatně čitelný, radši ho ověřte.',
  'Hafen am Abend, ohne Häufung von vielen Schlüsselwörtern',
  'Porto di sera, senza ripetere le stesse parole chiave',
])('“%s” speaks of itself or repeats what was asked', (text) => {
  expect(checkInstruction(text)).toBe(true)
})

test.each([
  'Two variants of a chair: one with arms, one without',
  'Tisch in der Variante Eiche, daneben ein Stuhl in Nussbaum',
  'Mind map of keywords on a whiteboard, none of them circled',
  'Suchseite eines Bildarchivs ohne Treffer für das Stichwort „Zeppelinhalle“',
  'Picture archive search with no results for the keyword “omnibus strike”',
  'Search page with no results for keyword “tram”',
  'Stránka vyhledávání bez výsledků pro klíčové slovo „tramvaj“',
  'Iskalnik brez zadetkov za ključno besedo »tramvaj«',
  'Line drawings without words. A speech bubble contains a telephone.',
  'Türschloss ohne Schlüssel, von innen gesehen',
  'Line chart with a 95 % confidence interval in light grey',
  'Pomnik użytkownika dróg: brązowa figura pieszego',
  'Talar mit Hinweis zur Wäsche auf dem Etikett',
  'Z belo barvo napisano navodilo na skali ob Soči: »Tukaj poslušaj pet minut«.',
  'Kézzel írt papír egy ajtón: sajnos e héten nem tudunk javítást vállalni',
  'Na otevřeném sešitu leží telefon s přihlašovací obrazovkou. Text vyžaduje ověření uživatele.',
  'Szerkesztő, aki zöld tollal húzza ki egy kézirat utolsó mondatát.',
  'Redattore, che cancella la penultima frase di un manoscritto.',
  'Kurzor bliká za slovem „pramen“ na druhé straně dokumentu. Ve stavovém řádku je počet 3 412 slov a čeština jako jazyk kontroly pravopisu.',
  'Lektorica je besedo »nenazadnje« razdelila in pripisala vprašaj. Avtor je en predlog zavrnil, preostalih dvanajst še čaka.',
  'Hromady hlíny sahají až k sloupům vysokého napětí. Na tabuli se zákazem vstupu je sprejem změněné slovo a původní text už není poznat.',
])('“%s” says what is seen', (text) => {
  expect(checkInstruction(text)).toBe(false)
})
