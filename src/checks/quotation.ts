/**
 * What stands in quotation marks. No mark is passed over on the way to the closing one, but an apostrophe within a word that single ones
 * may hold: a row of them would take for ever.
 */
export const quotation =
  /„[^„“”]*[“”]|“[^“”]*”|"[^"]*"|«[^«»]*»|»[^«»]*«|”[^”]*”|(?<![\p{L}\p{N}])['‘‚](?=\S)(?:[^'‘’‚]|(?<=\p{L})['’](?=\p{L}))*['’‘](?![\p{L}\p{N}])/gu
