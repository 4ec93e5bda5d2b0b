const lists = {
  de: `ab aber alle als am an andere auch auf aus bei beim bis da damit dann das dass dem den denn der des dein deine dich die
    dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas für fürs gegen hat
    haben hier ich ihm ihn ihr ihre ihrem ihren ihrer im in ins ist ja je jede jeder jedes kann kein keine mehr mein meine mit
    nach nicht noch nur ob oder ohne pro sehr sein seine seinem seinen seiner sich sie sind so sowie über um und uns unser
    unsere unserem unseren unserer unter viele vom von vor war waren was wenn wer werden wie wir wird wo wurde wurden zu zum
    zur zwischen gibt`,
  en: `a about above after all also an and any are as at be been before but by can could do does each for from had has have he
    her here his how i if in into is it its just may more most my no not of off on one only or our out over she so some such
    than that the their them then there these they this those through to too under up us very was we were what when where
    which who will with would you your`,
  it: 'il lo la i gli le un uno una di del della dei delle degli da dal dalla con su sul per tra fra e ed o che non è sono nel nella al alla',
  es: 'el los las un una unos unas del al y o que no es son por para con sin su sus en lo como más',
  cz: 'a i v ve na s se z ze do od po pro pod nad při je jsou ten ta to který která',
  hu: 'a az egy és vagy nem is hogy van volt ez meg',
  pl: 'i w we na z ze do od po dla pod nad przy jest są ten ta to nie się który która',
  sl: 'in v na s z do od po za pod nad pri je so ta to ki se ne',
}

/**
 * Words that say nothing by themselves, of all built-in languages at once: nobody says in which one a context is
 * written. The small lists leave out what would be a word with a meaning in German or English.
 */
export const stopWords: ReadonlySet<string> = new Set(
  Object.values(lists).flatMap((list) => list.split(/\s+/)),
)
